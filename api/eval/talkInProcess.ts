import { typedText } from '@forkfront/common/plainText.ts';
import { scriptedAnswer } from '../sandbox/openai/scriptedAnswer.ts';
import type { InputItem } from '../sandbox/openai/responseRequest.ts';
import { ok } from '../src/lib/result.ts';
import { onboardingInstructions } from '../src/modules/onboarding/assistantPrompt.ts';
import { sanitiseAnswer } from '../src/modules/onboarding/chatHtml.rules.ts';
import { emptyDraft } from '../src/modules/onboarding/onboarding.rules.ts';
import { withoutReplies } from '../src/modules/onboarding/quickReplies.rules.ts';
import { runTool, type TurnProgress } from '../src/modules/onboarding/toolRunner.ts';
import type { HeldDialogue } from './holdDialogue.ts';
import type { Dialogue } from './readDialogues.ts';

const PLAN = 'Gold';
const OPENING = `I would like to start with the ${PLAN} plan.`;
/** As in `reply.service.ts`. */
const MAX_STEPS = 6;
const built = ok({ slug: 'preview', previewUrl: 'http://preview.localhost', claimToken: 'token' });

/**
 * Holds a dialogue with the scripted assistant and the product's own tools and validators in this process: without HTTP and without a
 * database, so a hundred dialogues take about a second. `known` is what the
 * card has. `holdDialogue` holds the same with the services.
 */
export async function talkInProcess(
  { talk }: Pick<Dialogue, 'talk'>,
  known = emptyDraft(PLAN),
): Promise<HeldDialogue> {
  const progress: TurnProgress = { draft: known, action: 'start', published: null };
  const items: InputItem[] = [];
  const answers: string[] = [];
  for (const said of [OPENING, ...talk.map(({ say }) => typedText(say))]) {
    items.push({ type: 'message', role: 'user', content: said });
    progress.draft = withoutReplies(progress.draft);
    let answer = '';
    for (let step = 1; step <= MAX_STEPS; step += 1) {
      const { text, toolCalls } = scriptedAnswer({
        instructions: onboardingInstructions(progress.draft, PLAN),
        items,
      });
      if (text !== '') items.push({ type: 'message', role: 'assistant', content: text });
      answer += answer !== '' && text !== '' ? `<br><br>${text}` : text;
      for (const [at, { name, arguments: args }] of toolCalls.entries()) {
        const call = { name, arguments: JSON.stringify(args) };
        const call_id = `${items.length}-${at}`;
        const { output } = await runTool(call, said, progress, () => Promise.resolve(built));
        items.push(
          { type: 'function_call', call_id, ...call },
          { type: 'function_call_output', call_id, output },
        );
      }
      if (toolCalls.length === 0) break;
    }
    answers.push(sanitiseAnswer(answer) || 'Failed');
  }
  return { answers: answers.slice(1), draft: progress.draft, action: progress.action };
}
