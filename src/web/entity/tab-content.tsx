import { lazy, Suspense } from 'react';
import { PageSkeleton } from '../app/page-skeleton.js';
import { assertNever } from '../shared/assert-never.js';
import type { StoredEntity } from '../shared/read-aspects.js';
import { AspectView } from '../widgets/aspect-view.js';
import type { EntityTab } from './entity-tabs.js';
import { HistoryTab } from './history-tab.js';
import { RawTab } from './raw-tab.js';
import { RelatedTab } from './related-tab.js';

const LineageView = lazy(async () => ({ default: (await import('../lineage/lineage-view.js')).LineageView }));
// Charts are drawn by a library that is as large as the rest of the page.
const SeriesTab = lazy(async () => ({ default: (await import('./series-tab.js')).SeriesTab }));

/** What a tab shows. */
export function TabContent({ tab, entity }: { readonly tab: EntityTab; readonly entity: StoredEntity }) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Content tab={tab} entity={entity} />
    </Suspense>
  );
}

function Content({ tab, entity }: { readonly tab: EntityTab; readonly entity: StoredEntity }) {
  switch (tab.kind) {
    case 'aspects':
      return tab.aspects.map((aspect) => (
        <AspectView key={aspect} entity={entity} aspect={aspect} isAlone={tab.aspects.length === 1} />
      ));
    case 'relation':
      return <RelatedTab urn={entity.urn} relationships={tab.relationships} place={tab.place} />;
    case 'related':
      return <RelatedTab urn={entity.urn} relationships={[]} />;
    case 'series':
      return <SeriesTab entity={entity} aspects={tab.aspects} />;
    case 'lineage':
      return <LineageView urn={entity.urn} />;
    case 'history':
      return <HistoryTab entity={entity} />;
    case 'raw':
      return <RawTab entity={entity} />;
    default:
      return assertNever(tab);
  }
}
