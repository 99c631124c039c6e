import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMenu } from '../src/modules/menuReader/readMenu.rules.ts';
import { parseSample, scoreMenu, statementsOfMenu, type MenuScore, type Statements } from './scoreMenu.ts';

const FOLDER = join(import.meta.dirname, 'menus');

export interface SampleScore {
  file: string;
  score: MenuScore;
}

const sampleFiles = (): string[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort();

/** Reads each sample menu with the menu reader, in the order of the file names. */
export function scoreSamples(): SampleScore[] {
  return sampleFiles().map((file) => ({ file, score: scoreFile(file) }));
}

/** Reads each sample menu by `read`, one after another. */
export async function scoreSamplesBy(read: (menu: string) => Promise<Statements>): Promise<SampleScore[]> {
  const scores: SampleScore[] = [];
  for (const file of sampleFiles()) {
    const { menu, expected } = parseSample(readFileSync(join(FOLDER, file), 'utf8'));
    scores.push({ file, score: scoreMenu(expected, await read(menu)) });
  }
  return scores;
}

function scoreFile(file: string): MenuScore {
  try {
    const { menu, expected } = parseSample(readFileSync(join(FOLDER, file), 'utf8'));
    return scoreMenu(expected, statementsOfMenu(readMenu(menu)));
  } catch (error) {
    throw new Error(`${file} cannot be scored.`, { cause: error });
  }
}
