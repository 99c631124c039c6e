import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PackageChip, StatusChip } from './Chip.tsx';

it.each([
  ['ACTIVE_PAID', 'Active Paid'],
  ['TRIALING', 'Trialing'],
  ['UNCLAIMED', 'Unclaimed'],
  ['PAST_DUE', 'Past Due'],
  ['TRIAL_EXPIRED', 'Trial Expired'],
  ['CANCELLED', 'Cancelled'],
  ['ARCHIVED', 'Archived'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
])('the status %s is shown as %s', (status, text) => {
  render(<StatusChip status={status} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

it.each([
  ['PLATINUM', 'Platinum'],
  ['GOLD', 'Gold'],
  ['SILVER', 'Silver'],
  ['FREE', 'Free'],
  ['SOMETHING_NEW', 'Free'],
])('the package %s is shown as %s', (tier, text) => {
  render(<PackageChip tier={tier} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});
