import { PROMOTION_LIMITS } from '@forkfront/common/promotion.ts';
import type { BasketView } from '@forkfront/common/basketView.ts';
import { Check, CircleAlert, Info } from 'lucide-react';
import { messages } from '../messages.ts';
import { Icon } from './drawings.tsx';

const texts = messages.checkout;

/** The code of an offer. A button applies it, another removes it; both keep the typed details. */
export function CodeField({ basket: { code, values, errors } }: { basket: BasketView }) {
  const value = values.promotionCode;
  if (!code.isOffered) return null;
  const isEntered = value.trim() !== '';
  const error = errors.promotionCode;
  const words =
    error ?? code.problem ?? (isEntered ? (code.counts ? texts.codeCounts : texts.codeKept) : undefined);
  return (
    <div className={error ? 'code field wrong' : 'code field'}>
      <label htmlFor="promotionCode">{texts.code}</label>
      <div className="code-row" data-refresh="">
        <input
          id="promotionCode"
          name="promotionCode"
          type="text"
          defaultValue={value}
          maxLength={PROMOTION_LIMITS.code.typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? 'promotionCode-words' : undefined}
        />
        <button
          type="submit"
          className="button outlined"
          id="refresh-code"
          formAction="/basket"
          name="refresh"
          value="1"
        >
          {texts.applyCode}
        </button>
      </div>
      <p
        id="promotionCode-words"
        role="status"
        className={error ? 'error' : code.counts ? 'code-words counts' : 'code-words'}
      >
        {words && <Icon of={error ? CircleAlert : code.counts ? Check : Info} size={16} />}
        {words}
      </p>
      {isEntered && (
        <button
          type="submit"
          className="quiet"
          id="drop-code"
          formAction="/basket"
          name="refresh"
          value="dropCode"
        >
          {texts.removeCode}
        </button>
      )}
    </div>
  );
}
