import type { ReactNode, SubmitEvent } from 'react';
import { Stack } from '../ui/Layout.tsx';

interface Props {
  /** Between the fields, on the 4 px grid. */
  gap?: 3 | 4 | 5;
  /** Of `useFormSubmit`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form with its fields below each other. It checks its values itself, so the browser's own checks are off. */
export function Form({ gap = 5, onSubmit, children }: Props) {
  return (
    <Stack
      as="form"
      noValidate
      $gap={gap}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}
    >
      {children}
    </Stack>
  );
}
