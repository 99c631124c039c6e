import { describe, expect, it } from 'vitest';
import { escapeHtml } from './plainText.ts';

describe('escapeHtml', () => {
  it.each([
    ['Mac & Cheese', 'Mac &amp; Cheese'],
    ['<script>alert("1")</script>', '&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;'],
    [`" onload='x'`, '&quot; onload=&#39;x&#39;'],
    ['&amp;', '&amp;amp;'],
    ['café, 北京 🍕', 'café, 北京 🍕'],
    ['', ''],
  ])('the text %s is escaped as %s', (text, html) => {
    expect(escapeHtml(text)).toBe(html);
  });
});
