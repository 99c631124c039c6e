import { styled } from 'styled-components';
import { PRODUCT_NAME } from '@forkfront/common/productName.ts';
import { atLeast } from '../../ui/breakpoints.ts';
import { drawingStyle } from '../../ui/illustrations.tsx';
import type { ApprovalValues } from './approval.rules.ts';
import { messages } from './messages.ts';

const Svg = styled.svg`
  width: 100%;
  height: auto;
  ${drawingStyle}
  .ground {
    fill: var(--surface-2);
    stroke: none;
  }
  .soft {
    fill: var(--primary-soft);
  }
`;

/** A menu on a drawing board: the placeholder of the project's picture. */
function PosterDrawing() {
  return (
    <Svg viewBox="0 0 400 220" aria-hidden focusable="false">
      <path className="ground" d="M0 0h400v220H0z" />
      <circle className="fill" cx="224" cy="102" r="78" />
      <path className="paper" d="M136 28h116v164H136z" />
      <path className="soft" d="M152 44h84v48h-84z" />
      <path d="M176 78a18 18 0 0 1 36 0zM170 78h48M194 58v-5" />
      <path d="M152 110h40M152 124h84M152 138h84M152 152h56M152 172h24M220 172h16" />
      <path className="paper" d="m286 60 14 8-52 92-16 8 2-16z" />
      <path d="m278 74 14 8M234 152l12 8" />
      <path d="M92 60v100M84 60h16M84 160h16M136 206h116M136 198v16M252 198v16" />
    </Svg>
  );
}

const Root = styled.figure`
  display: grid;
  gap: var(--space-3);
  width: 100%;
  max-width: 560px;
  margin-inline: auto;
  figcaption {
    font-size: var(--size-15);
    font-weight: 600;
  }
  /* Beside the form: both start at the same height. */
  @media ${atLeast('medium')} {
    figcaption {
      order: 1;
      font-weight: 400;
      color: var(--text-soft);
      text-align: center;
    }
  }
`;

const Mail = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: grid;
  gap: 2px;
  padding: var(--space-4) var(--space-5);
  border-bottom: 1px solid var(--line);
  background: var(--surface-2);
  font-size: var(--size-13);
  color: var(--text-soft);
  strong {
    color: var(--text);
    font-size: var(--size-17);
    line-height: 1.35;
  }
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-5);
  font-size: var(--size-15);
`;

const Picture = styled.div`
  overflow: clip;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface-2);
  img {
    width: 100%;
    max-height: 320px;
    object-fit: contain;
  }
  p {
    padding: var(--space-2) var(--space-3);
    border-top: 1px solid var(--line);
    font-size: var(--size-13);
    color: var(--text-soft);
    text-align: center;
  }
`;

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  span {
    flex: 1 1 150px;
    padding: 9px 14px;
    border: 1.5px solid var(--primary);
    border-radius: var(--radius);
    color: var(--primary);
    font-weight: 600;
    line-height: 1.4;
    text-align: center;
  }
  span:first-child {
    background: var(--primary);
    color: var(--on-primary);
  }
`;

/** A preview of the mail with the values of the form. Its buttons do nothing. */
export function MailPreview({ officeEmail, clientEmail, imageUrl }: ApprovalValues) {
  return (
    <Root aria-labelledby="mail-preview">
      <figcaption id="mail-preview">{messages.previewTitle}</figcaption>
      <Mail>
        <Head>
          <strong>{messages.previewSubject}</strong>
          <span>
            {PRODUCT_NAME} · {messages.previewTo} {clientEmail.trim() || messages.previewNobody}
          </span>
        </Head>
        <Body>
          <p>{messages.previewLine(officeEmail.trim() || messages.previewOffice)}</p>
          <Picture>
            {imageUrl ? (
              <img src={imageUrl} alt={messages.pictureAlt} />
            ) : (
              <>
                <PosterDrawing />
                <p>{messages.previewPlaceholder}</p>
              </>
            )}
          </Picture>
          <Answers>
            <span>{messages.approve}</span>
            <span>{messages.requestChanges}</span>
          </Answers>
        </Body>
      </Mail>
    </Root>
  );
}
