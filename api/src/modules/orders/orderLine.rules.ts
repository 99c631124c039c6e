import {
  LINE_LIMITS,
  type ChosenOption,
  mergeLines,
  type OrderLineRequest,
  quantityProblem,
} from '@forkfront/common/orderLine.ts';
import { messages as lineMessages } from '@forkfront/common/orderMessages.ts';
import { oneLine } from '@forkfront/common/plainText.ts';
import { isUuid } from '../../lib/ids.ts';
import { type FieldProblem, problemAt } from '../../lib/result.ts';
import { messages } from './messages.ts';

/** What is wrong with lines, as far as it shows without the menu. */
export function lineProblems(lines: readonly OrderLineRequest[]): FieldProblem[] {
  if (lines.length === 0) return [{ path: 'lines', message: messages.basketEmpty }];
  if (lines.length > LINE_LIMITS.lines) return [{ path: 'lines', message: messages.basketTooLong }];
  const single = lines.flatMap((line, index) => [
    ...problemAt(`lines.${index}.productId`, isUuid(line.productId) ? null : lineMessages.productUnknown),
    ...problemAt(`lines.${index}.options`, optionsProblem(line.options ?? [])),
    ...problemAt(`lines.${index}.note`, noteProblem(line.note ?? '')),
    ...problemAt(`lines.${index}.quantity`, quantityProblem(line.quantity)),
  ]);
  if (single.length > 0) return single;
  return mergeLines(lines).flatMap(({ index, quantity }) =>
    problemAt(`lines.${index}.quantity`, quantityProblem(quantity)),
  );
}

/** Ids that are no uuid belong to no menu, so pricing finds them. */
const optionsProblem = (options: readonly ChosenOption[]): string | null =>
  options.length > LINE_LIMITS.options ? messages.tooManyOptions : null;

const noteProblem = (note: string): string | null =>
  oneLine(note).length > LINE_LIMITS.note ? messages.lineNoteTooLong : null;
