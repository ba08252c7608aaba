import { shownText } from './shown-text.js';

describe('shownText', () => {
  it('leaves a message as it is that quotes what is accepted', () => {
    const message = `Invalid urn: "${'x'.repeat(16_000)}".`;
    expect(shownText(message)).toBe(message);
  });

  it('leaves out the middle of a longer one, and says how much that is', () => {
    const shown = shownText(`Unknown: "${'x'.repeat(1_000_000)}". Ask for another.`);
    expect(shown).toMatch(/^Unknown: "x+\[\.\.\. 983645 characters \.\.\.\]x+"\. Ask for another\.$/);
    expect(shown.length).toBeLessThan(16_500);
  });

  it('leaves no half of a pair of surrogates', () => {
    for (const begin of ['', 'x']) expect(shownText(`${begin}${'😀'.repeat(20_000)}`).isWellFormed()).toBe(true);
  });
});
