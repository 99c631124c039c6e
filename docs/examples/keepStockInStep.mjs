#!/usr/bin/env node
/**
 * Keeps the stock of a grocery shop in step with a till: reads a CSV of the till and sends it to the grocery API. Node 24, no packages.
 *
 *     GROCERY_API_KEY=… node keepStockInStep.mjs stock.csv [http://localhost:5002] [slug of the shop]
 *
 * The first line of the CSV names its columns: `barcode`, and `stock`, the pieces that the till counts (empty: not counted).
 * The first time, the stock of the shop is set. After that only what has changed at the till is added or taken, so that orders, of
 * which the till knows nothing, stay counted. The last figures of the till are kept next to the CSV (`stock.csv.sent.json`). Delete
 * that file after counting the shelves: then everything is set again.
 *
 * What is sent is kept until it is answered (`stock.csv.unanswered.json`). When an answer is lost, the next run sends the same
 * again with the same key, so nothing is added or taken twice.
 *
 * Exit code 0: all products are in step. 1: some are not; they are listed and tried again the next time. 2: the run was not finished.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const LINES_AT_ONCE = 1_000;
const MAX_TRIES = 5;

/** A reason for the person at the till. */
class Failure extends Error {}

/** The lines of the CSV: barcodes with the pieces at the till; null: not counted. Values have no line breaks. */
function readCsv(text) {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .map((line) => line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));
  const names = rows[0].map((name) => name.toLowerCase());
  const [barcodeAt, stockAt] = [names.indexOf('barcode'), names.indexOf('stock')];
  if (barcodeAt < 0 || stockAt < 0)
    throw new Failure('The first line must name the columns barcode and stock.');
  const stock = new Map();
  rows.forEach((cells, at) => {
    if (at === 0 || cells.join('') === '') return;
    const [barcode = '', pieces = ''] = [cells[barcodeAt], cells[stockAt]];
    if (!/^\d{8,14}$/.test(barcode)) throw new Failure(`Line ${at + 1}: “${barcode}” is no barcode.`);
    if (!/^\d*$/.test(pieces)) throw new Failure(`Line ${at + 1}: “${pieces}” is no number of pieces.`);
    if (stock.has(barcode)) throw new Failure(`Line ${at + 1}: ${barcode} is in an earlier line, too.`);
    stock.set(barcode, pieces === '' ? null : Number(pieces));
  });
  return stock;
}

/** What to send for a product; null when nothing has changed at the till. */
function lineOf(barcode, now, last) {
  if (now === last) return null;
  if (now === null || last === undefined || last === null) return { barcode, stock: now };
  return { barcode, change: now - last };
}

const read = (file, without) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : without);

/** Sends an update; waits when the API asks to. Returns the outcomes of the lines. */
async function send({ origin, key, shop }, { id, lines }) {
  const query = new URLSearchParams(shop ? { shop } : {}).toString();
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(`${origin}/api/v1/stock?${query}`, {
      method: 'PATCH',
      headers: { 'x-api-key': key, 'Content-Type': 'application/json', 'Idempotency-Key': id },
      body: JSON.stringify({ lines }),
    });
    const answer = await response.json();
    if (response.ok) return answer.data.answers;
    const wait = Number(response.headers.get('Retry-After'));
    if (![429, 503].includes(response.status) || attempt === MAX_TRIES) throw new Failure(answer.message);
    await delay(wait * 1000);
  }
}

async function main() {
  const [file, origin = 'http://localhost:5002', shop = ''] = process.argv.slice(2);
  const key = process.env.GROCERY_API_KEY;
  if (!file || !key)
    throw new Failure('Use: GROCERY_API_KEY=… node keepStockInStep.mjs stock.csv [address] [shop]');
  const till = readCsv(readFileSync(file, 'utf8'));
  const api = { origin: origin.replace(/\/$/, ''), key, shop };
  const [sentFile, unansweredFile] = [`${file}.sent.json`, `${file}.unanswered.json`];
  const sent = read(sentFile, {});
  let failed = 0;

  /** Sends an update, and keeps it until its answer is noted. `figures`: what the till counts of each line. */
  async function update(one) {
    writeFileSync(unansweredFile, JSON.stringify(one));
    const answers = await send(api, one);
    answers.forEach(({ outcome, message }, at) => {
      const { barcode } = one.lines[at];
      if (outcome === 'UPDATED') sent[barcode] = one.figures[at];
      else {
        failed += 1;
        // The shop has stopped counting it: the next run sets it.
        if (outcome === 'NOT_COUNTED') delete sent[barcode];
        console.error(`${barcode}: ${message}`);
      }
    });
    writeFileSync(sentFile, JSON.stringify(sent));
    rmSync(unansweredFile);
  }

  const unanswered = read(unansweredFile, null);
  if (unanswered) await update(unanswered);
  // A line that is refused again below is counted there.
  failed = 0;
  const lines = [...till].flatMap(([barcode, now]) => lineOf(barcode, now, sent[barcode]) ?? []);
  for (let at = 0; at < lines.length; at += LINES_AT_ONCE) {
    const some = lines.slice(at, at + LINES_AT_ONCE);
    await update({
      id: randomUUID(),
      lines: some,
      figures: some.map(({ barcode }) => till.get(barcode)),
    });
  }
  console.log(
    `${lines.length - failed} products changed, ${till.size - lines.length} were in step, ${failed} failed.`,
  );
  return failed > 0 ? 1 : 0;
}

main().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error instanceof Failure ? error.message : error);
    process.exitCode = 2;
  },
);
