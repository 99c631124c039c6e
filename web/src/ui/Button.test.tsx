import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('a Button is a plain button that can be pressed', async () => {
  const pressed = vi.fn<() => void>();
  render(<Button onClick={pressed}>Save</Button>);
  const button = screen.getByRole('button', { name: 'Save' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it.each([{ loading: true }, { disabled: true }])(
  'a Button with %j ignores presses and submits and keeps the focus',
  async (props) => {
    const pressed = vi.fn<() => void>();
    const submitted = vi.fn<() => void>();
    render(
      <form onSubmit={submitted}>
        <Button type="submit" onClick={pressed} {...props}>
          Save
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(pressed).not.toHaveBeenCalled();
    expect(submitted).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  },
);

it('a loading Button is busy and keeps its text', () => {
  render(<Button loading>Save</Button>);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true');
});
