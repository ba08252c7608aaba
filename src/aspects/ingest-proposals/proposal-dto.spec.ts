import { parseProposal } from './proposal-dto.js';

const ASPECT = { value: '{}', contentType: 'application/json' };

describe('a proposal from the wire', () => {
  it('has what it must have', () => {
    expect(parseProposal('proposal', { entityType: 'note', changeType: 'UPSERT' })).toEqual({
      entityType: 'note',
      changeType: 'UPSERT',
    });
  });

  it('has all of its parts, and nothing else', () => {
    const proposal = {
      entityType: 'note',
      changeType: 'UPSERT',
      entityUrn: 'urn:li:note:a',
      aspectName: 'info',
      entityKeyAspect: ASPECT,
      aspect: ASPECT,
      systemMetadata: { runId: 'run' },
    };
    expect(parseProposal('proposal', { ...proposal, auditHeader: {}, aspect: { ...ASPECT, other: 1 } })).toEqual(
      proposal,
    );
  });

  it('may have null for what is absent', () => {
    const nothing = { entityUrn: null, aspectName: null, entityKeyAspect: null, aspect: null, systemMetadata: null };
    const parsed = parseProposal('proposal', { entityType: 'note', changeType: 'DELETE', ...nothing });
    expect(Object.keys(parsed)).toEqual(['entityType', 'changeType']);
  });

  it.each([{}, null, { 'X-DataHub-Sync-Index-Update': 'true' }, { 'If-Version-Match': '*' }, 'text'])(
    'may have headers that make it depend on nothing: %j',
    (headers) => {
      const proposal = { entityType: 'note', changeType: 'UPSERT' };
      expect(parseProposal('proposal', { ...proposal, headers })).toEqual(proposal);
    },
  );

  it.each<[string, unknown]>([
    [
      'proposals[3].headers.if-version-match',
      { entityType: 'note', changeType: 'UPSERT', headers: { 'if-version-match': '4' } },
    ],
    ['proposals[3]', 'text'],
    ['proposals[3].entityType', { changeType: 'UPSERT' }],
    ['proposals[3].changeType', { entityType: 'note' }],
    ['proposals[3].entityUrn', { entityType: 'note', changeType: 'UPSERT', entityUrn: 7 }],
    ['proposals[3].aspectName', { entityType: 'note', changeType: 'UPSERT', aspectName: 7 }],
    ['proposals[3].entityKeyAspect', { entityType: 'note', changeType: 'UPSERT', entityKeyAspect: 'x' }],
    ['proposals[3].aspect.value', { entityType: 'note', changeType: 'UPSERT', aspect: { contentType: 'x' } }],
    ['proposals[3].aspect.contentType', { entityType: 'note', changeType: 'UPSERT', aspect: { value: 'x' } }],
    ['proposals[3].systemMetadata.runId', { entityType: 'note', changeType: 'UPSERT', systemMetadata: { runId: 7 } }],
  ])('is refused with the name of what is wrong: %s', (name, value) => {
    expect(() => parseProposal('proposals[3]', value)).toThrow(name);
  });
});
