import { mistypedVariables } from './mistyped-variables.js';

describe('mistypedVariables', () => {
  it.each([
    ['DATADIR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
    ['ALLOWED_HOST', 'ALLOWED_HOSTS'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['AUTH_SECRETS_FILE', 'AUTH_SECRET_FILE'],
    ['CADASTRE_PORT', 'PORT'],
    ['CADASTRE_DATA_DIR', 'DATA_DIR'],
  ])('%s is taken for %s', (name, meant) => {
    expect(mistypedVariables({ [name]: 'x' })).toEqual([`The variable ${name} has no effect. Did you mean ${meant}?`]);
    expect(mistypedVariables({ [name]: 'x', [meant]: 'y' })).toEqual([]);
  });

  it('leaves the variables of others alone, its own, and those of the command line', () => {
    const names = ['PATH', 'HOME', 'HOSTNAME', 'HOSTS', 'PORTS', 'KAFKA_OPTS', 'DATA_DIRECTORY', 'LOG', 'NODE_ENV'];
    const own = ['PORT', 'HOST', 'KAFKA_TLS', 'KAFKA_SASL', 'SEARCH_URL', 'CADASTRE_SERVER', 'CADASTRE_TOKEN'];
    for (const name of [...names, ...own]) expect([name, mistypedVariables({ [name]: 'x' })]).toEqual([name, []]);
  });
});
