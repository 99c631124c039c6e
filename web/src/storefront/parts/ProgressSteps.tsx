import { Check } from 'lucide-react';
import { messages } from '../messages.ts';
import type { OrderStep } from '../rules/orderProgress.rules.ts';
import { Icon } from './Icon.tsx';

/** How far the order has come. */
export function ProgressSteps({ steps }: { steps: readonly OrderStep[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="steps">
      {steps.map(({ label, at }) => (
        <li key={label} className={at} aria-current={at === 'now' ? 'step' : undefined}>
          <span className="dot">{at === 'done' && <Icon of={Check} size={16} />}</span>
          {label}
          {at === 'done' && <span className="hidden-text"> ({messages.status.stepDone})</span>}
        </li>
      ))}
    </ol>
  );
}
