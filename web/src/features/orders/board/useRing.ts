import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';
import { createBell, type Volume, VOLUMES } from './bell.ts';

/** From one ring to the next. */
const REPEAT_MS = 3500;
const VIBRATION_MS = [220, 120, 220];

export type Sound = Volume | 'off';

const isVolume = (text: string | null): text is Volume => text !== null && Object.hasOwn(VOLUMES, text);

function storedSound(): Sound {
  const stored = readStored('boardSound');
  if (stored === 'off') return 'off';
  return isVolume(stored) ? stored : 'normal';
}

/**
 * Rings while orders wait. `canSound` is false until the first press on the page, which browsers require; then the sound turns
 * on by itself unless it is off at this device.
 */
export function useRing(isNeeded: boolean) {
  const [sound, setSound] = useState<Sound>(storedSound);
  const [canSound, setCanSound] = useState(false);
  const bell = useRef<ReturnType<typeof createBell> | null>(null);

  const wake = (): void => {
    bell.current ??= createBell(setCanSound);
    bell.current.wake();
  };
  const onPress = useEffectEvent(wake);
  useEffect(() => {
    // A press on the page before counts too.
    if (navigator.userActivation?.hasBeenActive) onPress();
    const press = (): void => onPress();
    window.addEventListener('click', press);
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('click', press);
      window.removeEventListener('keydown', press);
      bell.current?.close();
      bell.current = null;
    };
  }, []);

  const isOn = sound !== 'off' && canSound;
  const isRinging = isNeeded && isOn;
  useEffect(() => {
    if (!isRinging) return;
    const ring = (): void => {
      bell.current?.ring(sound);
      navigator.vibrate?.(VIBRATION_MS);
    };
    ring();
    const timer = setInterval(ring, REPEAT_MS);
    return () => {
      clearInterval(timer);
      bell.current?.silence();
      navigator.vibrate?.(0);
    };
  }, [isRinging, sound]);

  return {
    sound,
    canSound,
    isOn,
    isRinging,
    choose: (chosen: Sound): void => {
      writeStored('boardSound', chosen);
      setSound(chosen);
    },
    ringOnce: (): void => {
      wake();
      if (sound !== 'off') bell.current?.ring(sound);
    },
  };
}

export type Ring = ReturnType<typeof useRing>;
