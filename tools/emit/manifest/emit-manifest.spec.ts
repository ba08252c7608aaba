import { emitManifest } from './emit-manifest.js';

describe('emitManifest', () => {
  it('lists the digest of every file by path', () => {
    const manifest = emitManifest('abc', [
      { path: 'b', text: '' },
      { path: 'a', text: 'text\n' },
    ]);
    expect([manifest.path, JSON.parse(manifest.text)]).toEqual([
      'manifest.json',
      {
        $comment: '@generated from models/ by "npm run generate". Do not edit.',
        models: 'abc',
        files: {
          a: 'b9e68e1bea3e5b19ca6b2f98b73a54b73daafaa250484902e09982e07a12e733',
          b: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
      },
    ]);
  });
});
