import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { timings } from '../../lib/timings.ts';

interface TypedSearch {
  text: string;
  type: (text: string) => void;
  /** Asks at once, e.g. on Enter. */
  submit: () => void;
}

/**
 * The text of a search box whose settled value lives in the address. Typing changes the text alone; `onSearch` hears the
 * trimmed text when the typing rests. A value that changes elsewhere (Back, a button) replaces the text.
 */
export function useTypedSearch(value: string, onSearch: (q: string) => void): TypedSearch {
  const [text, setText] = useState(value);
  /** Sent by us and not in the address yet, oldest first: their arrival must not overwrite what was typed since. */
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
