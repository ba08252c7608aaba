import { SampleCatalog } from '../bench/sample-catalog.js';

/** The same datasets with a name and two words each, and nothing else. */
export class SmallCatalog extends SampleCatalog {
  override snapshot(number: number): object {
    const aspects = [{ 'com.linkedin.dataset.DatasetProperties': this.properties(number, 0) }];
    return { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn: this.urn(number), aspects } } };
  }

  override proposal(number: number, revision: number): object {
    return {
      entityType: 'dataset',
      entityUrn: this.urn(number),
      changeType: 'UPSERT',
      aspectName: 'datasetProperties',
      aspect: { contentType: 'application/json', value: JSON.stringify(this.properties(number, revision)) },
    };
  }

  private properties(number: number, revision: number): object {
    const { name, words } = this.dataset(number);
    return { name, description: [...words.slice(0, 2), ...(revision === 0 ? [] : [`r${String(revision)}`])].join(' ') };
  }
}
