import { failures } from '../../src/kernel/failures.js';

/** Parameters that fit every row of the table. */
const PARAMS = {
  ...{
    action: '',
    accept: '',
    aspect: '',
    changeType: '',
    contentType: '',
    doing: '',
    encoding: '',
    entityType: '',
    field: '',
  },
  ...{ header: '', hint: '', host: '', issues: '', left: '', limit: 0, method: '', name: '', reason: '' },
  ...{
    operation: '',
    origin: '',
    path: '',
    position: 0,
    record: '',
    resource: '',
    right: '',
    snapshot: '',
    urn: '',
    version: 0,
  },
  ...{ cause: '', kind: '', task: 0, units: 0 },
};

/** Code and status of every failure, in the order of the table. */
export const FAILURE_ROWS = Object.values(failures).map((make) => {
  const { code, status } = make(PARAMS).row;
  return { code, status };
});
