import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { FailureAlert } from '../../forms/FailureAlert.tsx';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { below } from '../../ui/breakpoints.ts';
import { Button } from '../../ui/Button.tsx';
import { useConfirm } from '../../ui/confirm.ts';
import { Stack } from '../../ui/Layout.tsx';
import { useSnackbar } from '../../ui/snackbar.ts';
import { VisuallyHidden } from '../../ui/Text.tsx';
import {
  dishOf,
  firstValues,
  inOrder,
  isComplete,
  isDish,
  type LineReview,
  type LineValues,
  type MenuLine,
} from './lines.rules.ts';
import { LineRow } from './LineRow.tsx';
import { messages } from './messages.ts';
import { keepTyped, typedLine } from './typedLines.ts';

/** Lines that are shown before the list is opened. */
const FIRST = 3;

/** Milliseconds in which a review can be undone. */
const UNDO_TIME = 10_000;

const Root = styled.div`
  container-type: inline-size;
  display: grid;
  gap: var(--space-3);
`;

const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

/** Reviews lines; resolves null on success, otherwise the refusal, whose fields are named as `lines.0.dish.price`. */
export type ReviewLines = (reviews: readonly LineReview[]) => Promise<Refusal | null>;

interface Props {
  /** The lines, also those whose review waits for the server: a refusal brings them back with what was typed. */
  lines: readonly MenuLine[];
  /** Ids of the lines that are not reviewed yet. */
  open: ReadonlySet<string>;
  /** Names of the menu's sections. */
  sections: readonly string[];
  onReview: ReviewLines;
  /** Takes back the last review, when it was this one; resolves null on success. */
  onUndo: ReviewLines;
  /** The last line is reviewed: something else gets the focus. */
  onEmpty: () => void;
}

/** Lines of a menu that a person must look at: each becomes a dish or is left out, alone or all at once. */
export function LineTable({ lines, open, sections, onReview, onUndo, onEmpty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  const [typed, setTyped] = useState<ReadonlyMap<string, LineValues>>(new Map());
  const [news, setNews] = useState('');
  const [failure, setFailure] = useState<Refusal | null>(null);
  const closeNotice = useRef<() => void>(() => undefined);
  // At the bottom of a phone a notice would cover the answers and the input of a chat.
  const isNarrow = useMediaQuery(below('medium'));
  const snackbar = useSnackbar();
  const confirm = useConfirm();

  const ordered = inOrder(lines);
  const left = ordered.filter(({ id }) => open.has(id));
  const first = new Set(left.slice(0, FIRST).map(({ id }) => id));
  const shown = ordered.filter(({ id }) => isWhole || first.has(id) || !open.has(id));
  const valuesOf = (line: MenuLine): LineValues =>
    typed.get(line.id) ?? typedLine(line.id) ?? firstValues(line, sections);
  const change = (id: string, values: LineValues): void => {
    setTyped((before) => new Map(before).set(id, values));
    keepTyped(id, values);
  };

  const takeBack = async (reviews: readonly LineReview[]): Promise<void> => {
    setNews('');
    const refusal = await onUndo(reviews);
    if (refusal) snackbar.show({ message: refusal.message, color: 'error' });
  };

  const review = async (reviews: readonly LineReview[]): Promise<Refusal | null> => {
    const items = () => [...(list.current?.querySelectorAll<HTMLElement>('li:not([hidden])') ?? [])];
    const at = items().findIndex((item) => item.contains(document.activeElement));
    const text = saidOf(reviews);
    let sent: Promise<Refusal | null> = Promise.resolve(null);
    flushSync(() => {
      sent = onReview(reviews);
      setFailure(null);
      setNews(text);
    });
    const rest = items();
    if (rest.length === 0) onEmpty();
    else rest[Math.min(Math.max(at, 0), rest.length - 1)]?.focus();
    const refusal = await sent;
    if (refusal) {
      setNews('');
      return refusal;
    }
    for (const { id } of reviews) keepTyped(id, null);
    closeNotice.current();
    closeNotice.current = snackbar.show({
      message: text,
      timeout: UNDO_TIME,
      location: isNarrow ? 'top center' : 'bottom right',
      action: { label: messages.undo, onPress: () => void takeBack(reviews) },
    });
    return null;
  };

  /** Forms with a missing field show it; the last one that is asked has the focus. */
  const askFor = (incomplete: readonly MenuLine[]): void => {
    flushSync(() => setIsWhole(true));
    const ids = new Set(incomplete.map(({ id }) => id));
    const forms = [...(list.current?.querySelectorAll('form') ?? [])];
    for (const form of forms.toReversed()) if (ids.has(form.dataset['line'] ?? '')) form.requestSubmit();
  };

  const addAll = async (): Promise<void> => {
    const dishes = left.filter(isDish);
    const complete = dishes.filter((line) => isComplete(valuesOf(line), line));
    const incomplete = dishes.filter((line) => !complete.includes(line));
    if (complete.length > 0) {
      const refusal = await review(complete.map((line) => ({ id: line.id, dish: dishOf(valuesOf(line)) })));
      if (refusal) return setFailure(inWords(refusal, complete));
    }
    if (incomplete.length > 0) askFor(incomplete);
  };

  const leaveAll = async (): Promise<void> => {
    const isConfirmed = await confirm({
      title: messages.leaveAllTitle(left.length),
      text: messages.leaveAllText,
      confirmText: messages.leaveAllConfirm,
      cancelText: messages.leaveAllCancel,
      destructive: true,
    });
    if (!isConfirmed) return;
    const refusal = await review(left.map(({ id }) => ({ id, dish: null })));
    if (refusal) setFailure(inWords(refusal, left));
  };

  return (
    <Root>
      {left.length > 1 && (
        <Stack $row $gap={2}>
          {left.filter(isDish).length > 1 && (
            <Button variant="secondary" onClick={() => void addAll()}>
              {messages.addAll}
            </Button>
          )}
          <Button variant="quiet" onClick={() => void leaveAll()}>
            {messages.leaveAll}
          </Button>
        </Stack>
      )}
      <FailureAlert failure={failure} onWaited={() => setFailure(null)} />
      {shown.length > 0 && (
        <List ref={list} role="list">
          {shown.map((line) => (
            <LineRow
              key={line.id}
              line={line}
              values={valuesOf(line)}
              onChange={(values) => change(line.id, values)}
              sections={sections}
              isSent={!open.has(line.id)}
              onReview={async (one) => ofOne(await review([one]))}
            />
          ))}
        </List>
      )}
      {left.length > FIRST && !isWhole && (
        <div>
          <Button variant="secondary" onClick={() => setIsWhole(true)}>
            {messages.showAll(left.length)}
          </Button>
        </div>
      )}
      <VisuallyHidden as="div" role="status">
        {news}
      </VisuallyHidden>
    </Root>
  );
}

function saidOf(reviews: readonly LineReview[]): string {
  const dishes = reviews.flatMap(({ dish }) => dish ?? []);
  const [dish] = dishes;
  if (!dish) return reviews.length > 1 ? messages.leftOutAll : messages.leftOut;
  if (dishes.length > 1) return messages.addedMany(dishes.length);
  return reviews[0]?.isExtra ? messages.addedExtra(dish.name) : messages.added(dish.name);
}

/** `lines.0.dish.name` is the field `name` of the only line. */
const ofOne = (refusal: Refusal | null): Refusal | null =>
  refusal && {
    ...refusal,
    fields: Object.fromEntries(
      Object.entries(refusal.fields).map(([path, text]) => [path.slice(path.lastIndexOf('.') + 1), text]),
    ),
  };

/** A refusal of several lines as a text that quotes them. */
function inWords({ fields, ...refusal }: Refusal, lines: readonly MenuLine[]): Refusal {
  const told = Object.entries(fields).map(
    ([path, text]) => `“${lines[Number(path.split('.')[1])]?.text ?? ''}”: ${text}`,
  );
  return { ...refusal, fields: {}, message: [refusal.message, ...told].join(' ').trim() };
}
