import { type Failure, type NotFoundFailure, notFound, type Result } from '../../lib/result.ts';
import type { Viewer } from '../../lib/viewer.ts';
import { needsSecondFactor, type Operator, requireOperator } from '../accounts/operator.rules.ts';
import { messages } from './messages.ts';

/** Lets only operators act. */
export class OperatorGate {
  constructor(private readonly operators: readonly string[]) {}

  /** The viewer as an operator; null for everybody else. */
  operator(viewer: Viewer): Operator | null {
    return requireOperator(viewer, this.operators);
  }

  /** Whether the viewer is named as an operator and has no second factor yet. */
  needsSecondFactor(viewer: Viewer): boolean {
    return needsSecondFactor(viewer, this.operators);
  }

  /**
   * Acts for the operator who asks. Everybody else gets "not found", which does not tell that there is a console; an operator without a
   * second factor reads what to do.
   */
  async ask<T, F extends Failure>(
    viewer: Viewer,
    act: (operator: Operator) => Promise<Result<T, F>>,
  ): Promise<Result<T, F | NotFoundFailure>> {
    const operator = this.operator(viewer);
    if (operator) return act(operator);
    return notFound(this.needsSecondFactor(viewer) ? messages.secondFactorMissing : messages.unknown);
  }
}
