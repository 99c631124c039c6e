import type { Result } from '../../lib/result.ts';
import { draftMenuOf } from './draftMenu.rules.ts';
import {
  BUILD_STEPS,
  type OnboardingEvent,
  type OnboardingAction,
  mergeSections,
  type OnboardingDraft,
} from './onboarding.rules.ts';
import type { Preview } from './preview.service.ts';
import { parseToolCall, type ToolCall } from './toolCall.rules.ts';

/** Maximum number of unreadable lines that are reported to the model. */
const MAX_UNREAD_TOLD = 20;

/** The state of a turn while it is answered. */
export interface TurnProgress {
  draft: OnboardingDraft;
  action: OnboardingAction;
}

/** The result of a tool: the JSON text for the model and the events for the visitor's page. */
interface ToolOutcome {
  output: string;
  events: OnboardingEvent[];
}

/** Runs one tool call; changes `progress`. An error is reported to the model, never to the visitor. */
export async function runTool(
  call: { name: string; arguments: string },
  userText: string,
  progress: TurnProgress,
  build: (draft: OnboardingDraft) => Promise<Result<Preview, string>>,
): Promise<ToolOutcome> {
  const parsed = parseToolCall(call.name, call.arguments);
  if (!parsed.ok) return refusal(parsed.error);
  const tool = parsed.value;
  switch (tool.name) {
    case 'save_details':
      return saveDetails(tool.input, progress);
    case 'request_logo':
      return changed(progress, {}, tool.name);
    case 'request_menu':
      return changed(progress, { logoSkipped: progress.draft.logoKey === null }, tool.name);
    case 'import_menu_text': {
      const { sections, unread } = draftMenuOf(userText);
      if (itemCount(sections) === 0)
        return refusal('No line with a dish and a price was found in the last message.');
      return menuChanged(progress, mergeSections(progress.draft.sections, sections), {
        unread: unread.slice(0, MAX_UNREAD_TOLD),
      });
    }
    case 'save_menu':
      return menuChanged(progress, tool.input.sections);
    case 'build_preview': {
      const built = await build(progress.draft);
      if (!built.ok) return refusal(built.error);
      progress.action = 'complete';
      return {
        output: JSON.stringify({ ok: true, slug: built.value.slug }),
        events: [
          ...BUILD_STEPS.map((step) => ({ type: 'progress', step }) as const),
          { type: 'action', action: 'complete' },
          { type: 'previewReady', ...built.value },
        ],
      };
    }
  }
}

const refusal = (error: string): ToolOutcome => ({
  output: JSON.stringify({ ok: false, error }),
  events: [],
});

const itemCount = (sections: OnboardingDraft['sections']): number =>
  sections.flatMap(({ items }) => items).length;

function saveDetails(
  { name, primary, secondary, popularItems }: Extract<ToolCall, { name: 'save_details' }>['input'],
  progress: TurnProgress,
): ToolOutcome {
  const { draft, action } = progress;
  const details = {
    name: name ?? draft.name,
    primary: primary ?? draft.primary,
    secondary: secondary ?? (primary ? null : draft.secondary),
    popularItems: popularItems ?? draft.popularItems,
  };
  return changed(progress, details, action === 'start' ? 'request_details' : action);
}

function menuChanged(
  progress: TurnProgress,
  sections: OnboardingDraft['sections'],
  told: { unread?: string[] } = {},
): ToolOutcome {
  return changed(progress, { sections }, null, { itemCount: itemCount(sections), ...told });
}

/** Changes the draft, and the action unless it is null; `told` is for the model. */
function changed(
  progress: TurnProgress,
  change: Partial<OnboardingDraft>,
  action: OnboardingAction | null,
  told: object = {},
): ToolOutcome {
  progress.draft = { ...progress.draft, ...change };
  const events: OnboardingEvent[] = [{ type: 'draft', draft: progress.draft }];
  if (action) {
    progress.action = action;
    events.push({ type: 'action', action });
  }
  return { output: JSON.stringify({ ok: true, ...told }), events };
}
