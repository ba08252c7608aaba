import type { AspectSpec } from '../../model/catalog-model.js';
import { findingsOf, modelOf, type SourceTexts } from '../model.builder.js';

const TYPES: SourceTexts = {
  'login.pdl': 'record Login { @Searchable = {} user: string @secret password: string then: optional Login }',
  'logins.pdl': 'typeref Logins = array[Login]',
};

function aspectOf(fields: string): AspectSpec | undefined {
  return modelOf({ ...TYPES, 'a.pdl': `@Aspect = { "name": "a" } record A { ${fields} }` }).aspects[0];
}

describe('@secret', () => {
  it.each([
    ['@secret code: string', [['code']]],
    ['@secret = true code: string', [['code']]],
    ['@secret login: Login', [['login']]],
    ['name: string login: Login', [['login', 'password']]],
    ['logins: Logins', [['logins', '*', 'password']]],
    ['logins: map[string, Login]', [['logins', '*', 'password']]],
    ['login: union[null, Login]', [['login', 'Login', 'password']]],
    ['first: Login @secret code: string last: Login', [['first', 'password'], ['code'], ['last', 'password']]],
  ])('in "%s" is known by its path from the aspect', (fields, secrets) => {
    expect(aspectOf(fields)?.secrets).toEqual(secrets);
  });

  it('is said of no aspect without one', () => {
    expect(Object.keys(aspectOf('name: string') ?? {})).not.toContain('secrets');
  });

  it('is included with the field that it stands on', () => {
    const model = modelOf({
      'base.pdl': 'record Base { @secret code: string }',
      'a.pdl': '@Aspect = { "name": "a" } record A includes Base { name: string }',
    });
    expect(model.aspects[0]?.secrets).toEqual([['code']]);
    const fields = model.types.flatMap((type) => (type.kind === 'record' && type.fqn === 'A' ? type.fields : []));
    expect(fields.map(({ name, audience }) => [name, audience])).toEqual([
      ['code', 'secret'],
      ['name', 'everybody'],
    ]);
  });

  it.each([
    ['@secret @Searchable = {} code: string'],
    ['@secret @Relationship = { "name": "R", "entityTypes": [] } code: string'],
    ['@secret @SearchScore = {} code: int'],
    ['@secret @TimeseriesField = {} code: int'],
    ['@Searchable = { "/password": {} } login: Login'],
    ['@Searchable = {} logins: map[string, Login]'],
    ['@secret @Searchable = { "/user": {} } login: Login'],
    [
      'login: Login @Relationship = { "name": "R", "entityTypes": [], "createdActor": "login/then/password" } of: string',
    ],
    ['@TimeseriesField = {} login: Login'],
    ['@TimeseriesFieldCollection = { "key": "password" } logins: array[Login]'],
    ['@secret at: long @Relationship = { "name": "R", "entityTypes": [], "createdOn": "at" } of: string'],
  ])('forbids "%s", which would show it', (fields) => {
    const found = findingsOf({ ...TYPES, 'a.pdl': `@Aspect = { "name": "a" } record A { ${fields} }` });
    expect(found.map((finding) => finding.split(' ', 1)[0])).toContain('secret-exposed');
  });

  it('outdoes what a shared record says of its own fields', () => {
    const aspect = aspectOf('@secret login: Login other: Login');
    expect(aspect?.searchable.map(({ path }) => path)).toEqual([['other', 'user']]);
  });

  it('is no matter of a field beside it', () => {
    const text = 'record A { @secret code: string @Searchable = {} codeName: string login: Login }';
    expect(findingsOf({ ...TYPES, 'a.pdl': `@Aspect = { "name": "a" } ${text}` })).toEqual([]);
  });
});
