import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { timings } from './timings.ts';

/**
 * The text of a search box whose value is in the address. `onSearch` gets the trimmed text when typing pauses, or at
 * once with `submit`. A value that changes elsewhere (Back, a button) replaces the text.
 */
export function useTypedSearch(value: string, onSearch: (q: string) => void) {
  const [text, setText] = useState(value);
  /** Searches that are not in the address yet, oldest first: their arrival must not overwrite newer text. */
  const sent = useRef<string[]>([]);

  useEffect(() => {
    const arrived = sent.current.lastIndexOf(value);
    if (arrived === -1) setText(value);
    sent.current = arrived === -1 ? [] : sent.current.slice(arrived + 1);
  }, [value]);

  const submit = (): void => {
    const typed = text.trim();
    if (typed === (sent.current.at(-1) ?? value)) return;
    sent.current.push(typed);
    onSearch(typed);
  };

  const onRest = useEffectEvent(submit);
  useEffect(() => {
    const rest = setTimeout(() => onRest(), timings.searchRest);
    return () => clearTimeout(rest);
  }, [text]);

  return { text, type: setText, submit };
}
