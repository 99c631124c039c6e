import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMenu } from '../src/modules/menuReader/readMenu.rules.ts';
import { parseSample, scoreMenu, statementsOfMenu, type MenuScore } from './scoreMenu.ts';

const FOLDER = join(import.meta.dirname, 'menus');

export interface SampleScore {
  file: string;
  score: MenuScore;
}

/** Reads each sample menu with the menu reader, in the order of the file names. */
export function scoreSamples(): SampleScore[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.txt'));
  return files.sort().map((file) => ({ file, score: scoreFile(file) }));
}

function scoreFile(file: string): MenuScore {
  try {
    const { menu, expected } = parseSample(readFileSync(join(FOLDER, file), 'utf8'));
    return scoreMenu(expected, statementsOfMenu(readMenu(menu)));
  } catch (error) {
    throw new Error(`${file} cannot be scored.`, { cause: error });
  }
}
