import { useEffect, useEffectEvent, useState } from 'react';
import { describeProduct } from './description.rules.ts';
import type { ProductDraft } from './product.rules.ts';

interface Writer {
  isWriting: boolean;
  write: () => void;
  /** Brings back the text that was replaced; null when there is none, or what was written has been changed since. */
  undo: (() => void) | null;
}

/** Writes a canned description after `delay` ms (spec §9), in place of the one that stands there. */
export function useWrittenDescription(
  { name, description }: Pick<ProductDraft, 'name' | 'description'>,
  delay: number,
  onChange: (description: string) => void,
): Writer {
  const [isWriting, setIsWriting] = useState(false);
  const [replaced, setReplaced] = useState<{ before: string; after: string } | null>(null);

  const finish = useEffectEvent(() => {
    const after = describeProduct(name, description);
    setIsWriting(false);
    setReplaced({ before: description, after });
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
