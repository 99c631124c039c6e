import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from 'react-relay';
import type {
  useReviewMutation,
  useReviewMutation$data,
} from '../../__generated__/useReviewMutation.graphql.ts';
import type { Refusal } from '../../relay/refusal.ts';
import { useMutationOutcome } from '../../relay/useMutationOutcome.ts';
import type { LineReview, MenuLine } from '../menuReading/lines.rules.ts';
import { messages } from './messages.ts';

/** A text to import; with `isWholeMenu`, what it does not have is removed. */
export interface ImportedText {
  readonly text: string;
  readonly isWholeMenu: boolean;
}

type Payload = Extract<useReviewMutation$data['reviewMenuImport'], { payload?: unknown }>['payload'];
/** What an import would change. */
export type Review = NonNullable<Payload>['review'];

/** A review with what the owner made of its lines. The ids of the lines tell them from those of all other reviews. */
export interface Reviewed {
  readonly imported: ImportedText;
  readonly review: Review;
  readonly lines: readonly MenuLine[];
  /** The answers as the server takes them. */
  readonly answers: readonly LineReview[];
}

/** Compares a text with the menu, and sends what the owner makes of its lines. Answers are sent one after the other. */
export function useReview(restaurantId: string) {
  const [commit, isReviewing] = useMutationOutcome<useReviewMutation>(graphql`
    mutation useReviewMutation($input: ReviewMenuImportInput!) {
      reviewMenuImport(input: $input) {
        ... on ReviewMenuImportPayload @alias(as: "payload") {
          review {
            siteVersion
            additions
            changes
            removals
            rows {
              kind
              subject
              sectionName
              name
              details
            }
            problems {
              line
              message
              isBlocking
            }
            lines {
              id
              text
              section
              kind
              proposal {
                name
                price
                description
                sizes {
                  name
                  price
                }
                dietaryTags
              }
            }
            others
            sections
          }
        }
        ...refusal_userError @alias(as: "error")
      }
    }
  `);
  const [reviewed, setReviewed] = useState<Reviewed | null>(null);
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [waiting, setWaiting] = useState<readonly LineReview[]>([]);
  const latest = useRef<Reviewed | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());

  const keep = (kept: Reviewed | null): void => {
    latest.current = kept;
    setReviewed(kept);
  };
  const review = async (imported: ImportedText, answers: readonly LineReview[]): Promise<Refusal | null> => {
    const { payload, refusal } = await commit({
      variables: { input: { restaurantId, ...imported, lines: answers } },
      fallback: messages.reviewFailed,
    });
    if (payload) {
      const lines = payload.review.lines.map((line) => ({ ...line, id: keyOf(restaurantId, line) }));
      keep({ imported, review: payload.review, lines, answers });
    }
    return refusal;
  };
  /** `change`: the answers of the present review, as it is when all answers before were sent. */
  const resend = (
    change: (answers: readonly LineReview[]) => readonly LineReview[],
  ): Promise<Refusal | null> => {
    const sent = before.current.then(async () => {
      const { current } = latest;
      return current ? review(current.imported, change(current.answers)) : null;
    });
    before.current = sent;
    return sent;
  };

  return {
    reviewed,
    failure,
    isReviewing,
    /** Answers that the server has not seen yet; the ids are those of `Reviewed.lines`. */
    waiting,
    send: async (imported: ImportedText): Promise<void> => setFailure(await review(imported, [])),
    answer: async (reviews: readonly LineReview[]): Promise<Refusal | null> => {
      setWaiting((all) => [...all, ...reviews]);
      let known = 0;
      const refusal = await resend((answers) => {
        known = answers.length;
        return [...answers, ...reviews.map((one) => ({ ...one, id: idOf(one.id) }))];
      });
      // The fields must be visible before the form focuses the wrong one.
      flushSync(() => setWaiting((all) => all.filter((one) => !reviews.includes(one))));
      return refusal && { ...refusal, fields: fieldsFrom(refusal.fields, known) };
    },
    takeBack: (reviews: readonly LineReview[]): Promise<Refusal | null> => {
      const ids = new Set(reviews.map(({ id }) => idOf(id)));
      return resend((answers) => answers.filter(({ id }) => !ids.has(id)));
    },
    forget: () => setFailure(null),
    end: () => keep(null),
  };
}

/** What is typed about a line is kept by its id: lines of other texts have the same ids of the server. */
const keyOf = (restaurantId: string, { id, text }: Pick<MenuLine, 'id' | 'text'>): string =>
  [restaurantId, id, text].join('\n');
const idOf = (key: string): string => key.split('\n')[1] ?? '';

/** `lines.7.dish.name` of all answers is `lines.0.dish.name` of those that were sent after seven others. */
const fieldsFrom = (fields: Refusal['fields'], known: number): Refusal['fields'] =>
  Object.fromEntries(
    Object.entries(fields).map(([path, text]) => [
      path.replace(/^lines\.(\d+)/, (_, at) => `lines.${Number(at) - known}`),
      text,
    ]),
  );
