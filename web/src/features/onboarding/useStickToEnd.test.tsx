import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { useStickToEnd } from './useStickToEnd.ts';

/** Heights in px of the history and of the box that it scrolls in. */
function renderHistory() {
  let resized = (): void => undefined;
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe(): void {}
      disconnect(): void {}
    },
  );
  function History({ said }: { said: string | null }) {
    const box = useRef<HTMLDivElement>(null);
    const content = useRef<HTMLDivElement>(null);
    useStickToEnd(box, content, said);
    return (
      <div ref={box} data-testid="box">
        <div ref={content} data-testid="content" />
      </div>
    );
  }
  const { rerender } = render(<History said={null} />);
  const box = screen.getByTestId('box');
  const has = (content: number, height: number): void => {
    Object.defineProperty(box, 'scrollHeight', { configurable: true, value: content });
    Object.defineProperty(box, 'clientHeight', { configurable: true, value: height });
  };
  return {
    box,
    has,
    resize: (content: number, height: number): void => {
      has(content, height);
      act(() => resized());
    },
    scrollTo: (top: number): void => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
    say: (text: string): void => rerender(<History said={text} />),
  };
}

it('the chat keeps its end in sight when the input appears before the browser reports the last scroll', () => {
  const { box, has, resize } = renderHistory();
  resize(1000, 600);
  expect(box.scrollTop).toBe(1000);
  box.scrollTop = 400;
  has(1000, 480);
  fireEvent.scroll(box);
  resize(1000, 480);
  expect(box.scrollTop).toBe(1000);
});

it('the chat stays where the reader has scrolled to', () => {
  const { box, resize, scrollTo } = renderHistory();
  resize(1000, 600);
  scrollTo(400);
  scrollTo(100);
  resize(1200, 600);
  expect(box.scrollTop).toBe(100);
});

it('the chat returns to its end when the visitor sends a message', () => {
  const { box, resize, scrollTo, say } = renderHistory();
  resize(1000, 600);
  scrollTo(400);
  scrollTo(100);
  say('I have uploaded my logo.');
  expect(box.scrollTop).toBe(1000);
  resize(1200, 480);
  expect(box.scrollTop).toBe(1200);
});

describe('a card that is read from its beginning', () => {
  function renderCard() {
    const history = renderHistory();
    history.resize(1000, 600);
    history.scrollTo(400);
    const card = document.createElement('section');
    card.setAttribute('data-read-from', '');
    card.scrollIntoView = vi.fn<() => void>(() => history.scrollTo(900));
    return { ...history, card, arrive: () => screen.getByTestId('content').append(card) };
  }

  it('comes into view once, and its growth moves nothing', () => {
    const { box, card, arrive, resize, scrollTo } = renderCard();
    arrive();
    resize(2000, 600);
    expect(card.scrollIntoView).toHaveBeenCalledOnce();
    // Its end is in sight, and it grows: a design or an error came.
    scrollTo(1400);
    resize(2300, 600);
    expect(box.scrollTop).toBe(1400);
    expect(card.scrollIntoView).toHaveBeenCalledOnce();
  });

  it('leaves a reader who has scrolled up in place', () => {
    const { box, card, arrive, resize, scrollTo } = renderCard();
    scrollTo(100);
    arrive();
    resize(2000, 600);
    expect(card.scrollIntoView).not.toHaveBeenCalled();
    expect(box.scrollTop).toBe(100);
  });

  it('counts only while it is shown, and a message returns to the end', () => {
    const { box, card, arrive, resize, say } = renderCard();
    card.hidden = true;
    arrive();
    resize(1500, 600);
    expect(box.scrollTop).toBe(1500);
    card.hidden = false;
    say('Build it');
    expect(box.scrollTop).toBe(1500);
  });
});
