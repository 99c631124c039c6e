import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { FormAnswer } from '../../lib/formAnswer.ts';

/** Pages whose forms only work with JavaScript. */
export const NEEDS_SCRIPT: FormAnswer = {
  status: 200,
  title: 'This form needs JavaScript',
  lines: ['Nothing was sent. Please allow JavaScript for this site in your browser and try again.'],
  kept: [],
};

const MAIN = /(<main[^>]*>)[^]*(<\/main>)/;
const SCRIPTS = /<script\b[^]*?<\/script>|<template id="app">[^]*?<\/template>/g;

/** A public page's document with the answer in place of its content, and without scripts. */
export function withAnswer(document: string, { title, lines, kept }: FormAnswer, path: string): string {
  const content = [
    '<div style="max-width:680px;margin:0 auto;padding:clamp(40px,8vw,96px) 20px;display:grid;gap:20px">',
    `<h1 style="margin:0;font:560 clamp(32px,5vw,42px)/1.15 var(--font-display)">${escapeHtml(title)}</h1>`,
    ...lines.map((line) => `<p style="margin:0">${escapeHtml(line)}</p>`),
    ...kept.map(
      ({ label, text }) =>
        `<section><h2 style="margin:0 0 8px;font-size:17px">${escapeHtml(label)}</h2>` +
        `<p style="margin:0;padding:16px;border:1px solid var(--line);border-radius:10px;background:var(--surface);white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p></section>`,
    ),
    `<p style="margin:0"><a href="${path}" style="color:var(--primary)">Back to the form</a></p></div>`,
  ].join('');
  const still = document.replaceAll(SCRIPTS, '');
  // A page whose data could not be had has no content to replace.
  return MAIN.test(still)
    ? still.replace(MAIN, (_all, open: string, close: string) => `${open}${content}${close}`)
    : still + content;
}
