import type { ComponentProps, SubmitEvent } from 'react';
import { Stack } from '../ui/Layout.tsx';

interface Props extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  /** Between the fields, on the 4 px grid. */
  gap?: 3 | 4 | 5;
  /** Of `useFormSubmit`. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** A form with its fields below each other. It checks its values itself, so the browser's own checks are off. */
export function Form({ gap = 5, onSubmit, ...rest }: Props) {
  return (
    <Stack
      {...rest}
      as="form"
      noValidate
      $gap={gap}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => onSubmit(event)}
    />
  );
}
