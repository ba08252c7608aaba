import { InvariantError } from '../../kernel/assert-never.js';
import { CallerGone, DeadlinePassed, failures, IndexNotReady, StoreUnavailable } from '../../kernel/failures.js';
import { answerError } from './error-answer.js';

function answer(error: unknown): unknown {
  const { body, ...rest } = answerError(error, 'req-1', 10);
  const json: unknown = JSON.parse(body);
  return { ...rest, body: json };
}

const EXCEPTION = 'com.linkedin.restli.server.RestLiServiceException';

describe('answerError', () => {
  it('gives a failure its status, message and code', () => {
    const message = "Parameter 'count' is required";
    expect(answer(failures.parameterMissing({ name: 'count' }))).toEqual({
      status: 400,
      blame: 'caller',
      headers: {},
      body: {
        exceptionClass: EXCEPTION,
        stackTrace: `${EXCEPTION} [HTTP Status:400]: ${message}`,
        message,
        status: 400,
        code: 'PARAMETER_MISSING',
        field: 'count',
      },
    });
  });

  it.each([
    [failures.filterInvalid({ field: 'origin', reason: 'x' }), 'origin'],
    [failures.aspectInvalid({ record: 'x.Status', issues: 'ERROR :: /removed :: no\nERROR :: /a :: no' }), '/removed'],
    [failures.parametersInvalid({ method: 'search', issues: 'ERROR :: /count :: no' }), '/count'],
    [failures.urnInvalid({ urn: 'x', reason: 'y' }), undefined],
  ])('names the member that is wrong: %s', (error, field) => {
    const { body } = answerError(error, 'req-1', 10);
    expect(JSON.parse(body)).toMatchObject(field === undefined ? { code: 'URN_INVALID' } : { field });
    expect(body.includes('"field"')).toBe(field !== undefined);
  });

  it('names a member in part whose name is very long', () => {
    const { body } = answerError(failures.filterInvalid({ field: 'x'.repeat(1_000_000), reason: 'y' }), 'req-1', 10);
    expect(JSON.parse(body)).toMatchObject({
      field: expect.stringMatching(/^x+\[\.\.\. 983616 characters \.\.\.\]x+$/),
    });
    expect(body.length).toBeLessThan(40_000);
  });

  it('asks the caller to come back when an engine is away', () => {
    const message = 'The service cannot reach its store; try again.';
    expect(answer(new StoreUnavailable('disk full at /var/secret'))).toEqual({
      status: 503,
      blame: 'service',
      headers: { 'retry-after': '1' },
      body: {
        exceptionClass: EXCEPTION,
        stackTrace: `${EXCEPTION} [HTTP Status:503]: ${message}`,
        message,
        status: 503,
        code: 'STORE_UNAVAILABLE',
        requestId: 'req-1',
      },
    });
  });

  it.each([
    [new DeadlinePassed('Too long.'), 'DEADLINE_PASSED'],
    [new CallerGone('Gone.'), 'CALLER_GONE'],
  ])('takes %s for no fault of the service', (error, code) => {
    const body = expect.objectContaining({ message: error.message, code });
    expect(answer(error)).toMatchObject({ status: 503, blame: 'caller', body });
  });

  it('tells the caller how far an index is, and when to come back', () => {
    const message = 'The index of documents is being rebuilt: 5 of about 90 entities.';
    expect(answer(new IndexNotReady(message, 12))).toEqual({
      status: 503,
      blame: 'caller',
      headers: { 'retry-after': '12' },
      body: {
        exceptionClass: EXCEPTION,
        stackTrace: `${EXCEPTION} [HTTP Status:503]: ${message}`,
        message,
        status: 503,
        code: 'INDEX_NOT_READY',
      },
    });
  });

  it.each([new InvariantError('inner secret'), new TypeError('x'), 'text', undefined])(
    'tells nothing of a bug',
    (error) => {
      expect(answer(error)).toEqual({
        status: 500,
        blame: 'service',
        headers: {},
        body: {
          exceptionClass: EXCEPTION,
          stackTrace: `${EXCEPTION} [HTTP Status:500]: INTERNAL SERVER ERROR`,
          message: 'INTERNAL SERVER ERROR',
          status: 500,
          code: 'INTERNAL',
          requestId: 'req-1',
        },
      });
    },
  );

  it.each([
    ['FST_ERR_CTP_BODY_TOO_LARGE', 413],
    ['FST_ERR_CTP_INVALID_CONTENT_LENGTH', 400],
    ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 415],
    ['FST_ERR_BAD_URL', 400],
  ])('reads %s of the server as status %d', (code, status) => {
    expect(answerError({ code }, 'req-1', 10)).toMatchObject({ status, blame: 'caller' });
  });
});
