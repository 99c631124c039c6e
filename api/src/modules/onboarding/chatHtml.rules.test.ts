import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChatHtmlStream, sanitiseAnswer, textToHtml } from './chatHtml.rules.ts';

function stream(...deltas: string[]): string {
  const html = new ChatHtmlStream();
  return deltas.map((delta) => html.push(delta)).join('') + html.end();
}

describe('ChatHtmlStream', () => {
  it.each([
    [['Hello ', 'there'], 'Hello there'],
    [['a <b>bold</b> word'], 'a <b>bold</b> word'],
    [['a <', 'b>bold</', 'b> word'], 'a <b>bold</b> word'],
    [['one<br>two<br/>three<br />'], 'one<br>two<br/>three<br />'],
    [['<script>alert(1)</script>'], '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [['<b onclick=alert(1)>x'], '&lt;b onclick=alert(1)&gt;x'],
    [['<img src=x onerror=1>'], '&lt;img src=x onerror=1&gt;'],
    [['2 < 3 and 4 > 3'], '2 &lt; 3 and 4 &gt; 3'],
    [['ends with <'], 'ends with &lt;'],
    [['<<b>x'], '&lt;<b>x'],
  ])('ChatHtmlStream sanitises %j', (deltas, html) => expect(stream(...deltas)).toBe(html));

  it('ChatHtmlStream passes only allowed tags, however the text is cut', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('<', '>', '/', 'b', '<b>', '<script', 'svg', ' onload=', '"'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const tags = stream(...pieces).match(/<[^]*?(>|$)/g) ?? [];
        for (const tag of tags) expect(tag).toMatch(/^<\/?(b|i|em|strong|br|p|ul|ol|li)\s?\/?>$/i);
      }),
    );
  });

  it('ChatHtmlStream gives the same result, however the text is cut', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('<', '>', 'b', '/', ' ', 'x') }),
        fc.nat(20),
        (text, cut) => {
          expect(stream(text.slice(0, cut), text.slice(cut))).toBe(stream(text));
        },
      ),
    );
  });
});

describe('sanitiseAnswer', () => {
  it('sanitiseAnswer closes open tags', () => expect(sanitiseAnswer('a <b>b')).toBe('a <b>b</b>'));
  it('sanitiseAnswer keeps escaped text escaped', () =>
    expect(sanitiseAnswer('&lt;script&gt;')).toBe('&lt;script&gt;'));
});

describe('textToHtml', () => {
  it('textToHtml shows the text as it was typed', () =>
    expect(textToHtml('<b>1 & 2\n3')).toBe('&lt;b&gt;1 &amp; 2<br />3'));
});
