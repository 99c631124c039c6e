import { formFailure, type FormFailure } from '../lib/formFailure.ts';
import { problemText } from './problemText.ts';

/** What got no answer, as the failure of its form; `fallback` is the situation's text (spec §8). */
export const problemFailure = (problem: unknown, fallback: string): FormFailure =>
  formFailure({ message: problemText(problem, fallback) }, '');
