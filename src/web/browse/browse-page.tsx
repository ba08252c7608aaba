import { useDocumentTitle } from '@mantine/hooks';
import { NavLink, useParams } from 'react-router';
import { addressOf } from '../app/addresses.js';
import { PLATFORM_FIELD, TREES } from '../widgets/overrides/browse-trees.js';
import classes from './browse-page.module.css';
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
    <div className={classes['page']}>
      <h1 className={classes['title']}>Browse</h1>
      <nav className={classes['sections']} aria-label="Ways to browse">
        {sections.map(({ id, title }) => (
          <NavLink
            key={id}
            to={addressOf.browse(id)}
            aria-current={id === shown.id ? 'page' : undefined}
            data-shown={id === shown.id}
          >
            {title}
          </NavLink>
        ))}
      </nav>
      {shown.id === PLACES.id && <PlaceTree />}
      {shown.id === PLATFORMS.id && <FacetList field={PLATFORM_FIELD} />}
      {tree !== undefined && <ReferenceTree tree={tree} />}
    </div>
  );
}
