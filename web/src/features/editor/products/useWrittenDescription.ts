import { useEffect, useEffectEvent, useState } from 'react';
import { appendSentence, describeProduct } from './description.rules.ts';
import type { ProductDraft } from './product.rules.ts';

interface Writer {
  isWriting: boolean;
  write: () => void;
  /** Brings back the text as it was before; null when nothing was written, or it has been changed since. */
  undo: (() => void) | null;
}

/** Writes a canned description after `delay` ms (spec §9) behind the one that is there; written once more, it takes the place of the last. */
export function useWrittenDescription(
  { name, description }: Pick<ProductDraft, 'name' | 'description'>,
  delay: number,
  onChange: (description: string) => void,
): Writer {
  const [isWriting, setIsWriting] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);

  const finish = useEffectEvent(() => {
    const before = replaced?.after === description ? replaced.before : description;
    const after = appendSentence(before, describeProduct(name, before));
    setIsWriting(false);
    setReplaced({ before, after });
    onChange(after);
  });
  useEffect(() => {
    if (!isWriting) return;
    const timer = setTimeout(finish, delay);
    return () => clearTimeout(timer);
  }, [isWriting, delay]);

  const undo = (): void => {
    if (replaced) onChange(replaced.before);
    setReplaced(null);
  };
  return {
    isWriting,
    write: () => setIsWriting(true),
    undo: replaced && replaced.after === description ? undo : null,
  };
}
