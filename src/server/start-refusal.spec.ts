import { StoreUnavailable } from '../kernel/failures.js';
import { startRefusal } from './start-refusal.js';

const ADDRESS = { host: '127.0.0.1', port: 80 };

describe('startRefusal', () => {
  it.each([
    ['EADDRINUSE', '127.0.0.1:80 is in use by another process. Stop that one, or choose another PORT.'],
    ['EACCES', '127.0.0.1:80 may not be used by this user. Choose another PORT.'],
    ['EADDRNOTAVAIL', '127.0.0.1:80 is no address of this machine. Choose another HOST.'],
    ['ENOTFOUND', '127.0.0.1:80 cannot be used: nobody knows an address of that name. Choose another HOST.'],
    [
      'EAI_AGAIN',
      '127.0.0.1:80 cannot be used: the address of that name cannot be looked up now. Choose another HOST.',
    ],
  ])('says what %s means', (code, message) => {
    expect(startRefusal(Object.assign(new Error('listen'), { code }), ADDRESS)?.message).toBe(message);
  });

  it('repeats what an engine says', () => {
    expect(startRefusal(new StoreUnavailable('The disk is full.'), ADDRESS)?.message).toBe('The disk is full.');
  });

  it.each([new TypeError('x'), Object.assign(new Error('x'), { code: 'ENOENT' }), 'text', null, undefined])(
    'takes everything else for a bug',
    (error) => {
      expect(startRefusal(error, ADDRESS)).toBeUndefined();
    },
  );
});
