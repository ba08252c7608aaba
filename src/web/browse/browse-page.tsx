import { useDocumentTitle } from '@mantine/hooks';
import { useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { SectionFrame } from '../shared/section-frame.js';
import { PLATFORM_FIELD, TREES } from '../widgets/overrides/browse-trees.js';
import { FacetList } from './facet-list.js';
import { PlaceTree } from './place-tree.js';
import { ReferenceTree } from './reference-tree.js';

const PLACES = { id: 'places', title: 'Places' };
const PLATFORMS = { id: 'platforms', title: 'Platforms' };

/** Ways into the catalog without words: where things lie, on which platform, to which domain and term they belong. */
export function BrowsePage() {
  const { '*': path = '' } = useParams();
  const sections = [PLACES, PLATFORMS, ...TREES];
  const shown = sections.find(({ id }) => id === path) ?? PLACES;
  useDocumentTitle(`${shown.title} · Cadastre`);
  const tree = TREES.find(({ id }) => id === shown.id);
  return (
    <SectionFrame
      title="Browse"
      name="Ways to browse"
      sections={sections}
      shown={shown.id}
      addressOf={(id) => addressOf.browse(id)}
    >
      {shown.id === PLACES.id && <PlaceTree />}
      {shown.id === PLATFORMS.id && <FacetList field={PLATFORM_FIELD} />}
      {tree !== undefined && <ReferenceTree tree={tree} />}
    </SectionFrame>
  );
}
