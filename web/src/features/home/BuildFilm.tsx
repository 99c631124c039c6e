import { Pause, Play, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { messages } from './messages.ts';

/** The steps before the picture of the finished page; web/e2e/screens/build.screens.ts records them. */
const STEPS = [1, 2, 3] as const;

/** Of each step and of the end, so that the whole build takes six seconds. */
const STEP_MS = 1_500;

/** Of the finished page before the build begins. */
const FINISHED_MS = 2_000;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  object-position: top;
  opacity: 0;
  transition: opacity 240ms ease-out;
  &[data-shown] {
    opacity: 1;
  }
`;

/* What the owner tells the assistant. */
const Words = styled.p`
  position: absolute;
  top: 224px;
  right: 12px;
  max-width: 78%;
  padding: 9px 14px;
  border-radius: 16px 16px 4px 16px;
  background: #00419d;
  color: #ffffff;
  font-size: var(--size-15);
  font-weight: 550;
  box-shadow: 0 6px 18px rgb(21 32 58 / 22%);
`;

/* Where the pictures have nothing to read; small windows show the upper half of the phone. */
const Control = styled.div`
  position: absolute;
  top: 284px;
  right: 8px;
  @media ${atLeast('medium')} {
    top: auto;
    bottom: 68px;
  }
  border-radius: 50%;
  background: color-mix(in srgb, var(--surface) 88%, transparent);
  color: var(--text);
  box-shadow: 0 1px 4px rgb(21 32 58 / 24%);
  > button {
    border-radius: 50%;
  }
`;

interface Props {
  theme: 'light' | 'dark';
}

/**
 * Shows the finished website, then plays its build over it, once; it can be paused and played again. With reduced motion it waits
 * for a press.
 */
export function BuildFilm({ theme }: Props) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') === true;
  /** Index of the step; `STEPS.length`: the finished page. */
  const [step, setStep] = useState<number>(STEPS.length);
  const [isAhead, setAhead] = useState(!isStill);
  const [isPlaying, setPlaying] = useState(!isStill);
  const [loaded, setLoaded] = useState(0);
  const isReady = loaded >= STEPS.length;
  const isOver = step === STEPS.length;

  useEffect(() => {
    if (!isReady || !isPlaying || isOver) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [isReady, isPlaying, isOver, step]);

  useEffect(() => {
    if (!isReady || !isAhead) return;
    const timer = setTimeout(() => {
      setAhead(false);
      setStep(0);
    }, FINISHED_MS);
    return () => clearTimeout(timer);
  }, [isReady, isAhead]);

  const press = (): void => {
    setAhead(false);
    if (isOver) setStep(0);
    setPlaying(isOver || !isPlaying);
  };
  const isMoving = isPlaying && !isOver;
  const icon = isMoving ? Pause : isOver ? RotateCcw : Play;
  return (
    <>
      {STEPS.map((number, index) => (
        <Picture
          key={number}
          src={`/shots/build-${number}-${theme}-390.webp`}
          srcSet={`/shots/build-${number}-${theme}-390.webp 390w, /shots/build-${number}-${theme}-780.webp 780w`}
          sizes="300px"
          alt=""
          onLoad={() => setLoaded((count) => count + 1)}
          data-shown={(isReady && step === index) || undefined}
        />
      ))}
      {isReady && !isOver && <Words aria-hidden>{messages.build[step]}</Words>}
      {isReady && (
        <Control>
          <IconButton
            icon={icon}
            label={isMoving ? messages.pauseBuild : isOver ? messages.playBuild : messages.resumeBuild}
            onClick={press}
          />
        </Control>
      )}
    </>
  );
}
