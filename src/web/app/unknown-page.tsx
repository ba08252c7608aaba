import { Link } from 'react-router';
import { Notice } from '../shared/notice.js';
import { addressOf } from './addresses.js';

/** For addresses that no page has. */
export function UnknownPage() {
  return (
    <Notice title="There is no such page">
      <p>
        <Link to={addressOf.home()}>Go to the start</Link>, or search for what you want to see.
      </p>
    </Notice>
  );
}
