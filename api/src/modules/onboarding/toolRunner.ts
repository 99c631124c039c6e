import type { SiteLinks } from '../sites/siteLinks.ts';
import { parseMenuText } from './menuText.rules.ts';
import {
  BUILD_STEPS,
  type OnboardingEvent,
  type OnboardingAction,
  mergeSections,
  type OnboardingDraft,
} from './onboarding.rules.ts';
import { type PreviewService, claimTokenOf } from './preview.service.ts';
import { parseToolCall, type ToolCall } from './toolCall.rules.ts';
import type { OpenTurn } from './turn.repository.ts';

/** Maximum number of unreadable lines that are reported to the model. */
const MAX_UNREAD_TOLD = 20;

/** The state of a turn while it is answered. */
export interface TurnProgress {
  draft: OnboardingDraft;
  action: OnboardingAction;
}

/** The result of a tool: the JSON text for the model and the events for the visitor's page. */
export interface ToolOutcome {
  output: string;
  events: OnboardingEvent[];
}

/** Runs the model's tool calls. */
export class ToolRunner {
  constructor(
    private readonly previews: PreviewService,
    private readonly links: SiteLinks,
  ) {}

  /** Runs one tool call; changes `progress`. An error is reported to the model, never to the visitor. */
  async run(
    call: { name: string; arguments: string },
    turn: OpenTurn,
    conversationToken: string,
    userText: string,
    progress: TurnProgress,
  ): Promise<ToolOutcome> {
    const parsed = parseToolCall(call.name, call.arguments);
    if (!parsed.ok) return refusal(parsed.error);
    const tool = parsed.value;
    switch (tool.name) {
      case 'save_details':
        return saveDetails(tool.details, progress);
      case 'request_logo':
        return ask('request_logo', progress);
      case 'request_menu':
        progress.draft = { ...progress.draft, logoSkipped: progress.draft.logoKey === null };
        return ask('request_menu', progress);
      case 'import_menu_text':
        return importMenu(userText, progress);
      case 'save_menu':
        return saveMenu(tool.sections, progress);
      case 'build_preview':
        return this.build(turn, conversationToken, progress);
    }
  }

  private async build(
    turn: OpenTurn,
    conversationToken: string,
    progress: TurnProgress,
  ): Promise<ToolOutcome> {
    const built = await this.previews.build(turn.conversationId, conversationToken, progress.draft);
    if (!built.ok) return refusal(built.error);
    const { slug, restaurantId } = built.value;
    progress.action = 'complete';
    return {
      output: JSON.stringify({ ok: true, slug }),
      events: [
        ...BUILD_STEPS.map((step): OnboardingEvent => ({ type: 'progress', step })),
        { type: 'action', action: 'complete' },
        {
          type: 'previewReady',
          slug,
          previewUrl: this.links.siteUrl(slug),
          claimToken: claimTokenOf(conversationToken, restaurantId),
        },
      ],
    };
  }
}

const refusal = (error: string): ToolOutcome => ({
  output: JSON.stringify({ ok: false, error }),
  events: [],
});

const itemCount = ({ sections }: OnboardingDraft) =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

function saveDetails(
  details: Extract<ToolCall, { name: 'save_details' }>['details'],
  progress: TurnProgress,
): ToolOutcome {
  const { draft } = progress;
  progress.draft = {
    ...draft,
    name: details.name ?? draft.name,
    primary: details.primary ?? draft.primary,
    secondary: details.secondary ?? (details.primary ? null : draft.secondary),
    popularItems: details.popularItems ?? draft.popularItems,
  };
  if (progress.action === 'start') progress.action = 'request_details';
  return done({ ok: true }, progress, progress.action);
}

function ask(action: OnboardingAction, progress: TurnProgress): ToolOutcome {
  progress.action = action;
  return done({ ok: true }, progress, action);
}

function importMenu(userText: string, progress: TurnProgress): ToolOutcome {
  const { sections, unread } = parseMenuText(userText);
  const read = sections.reduce((sum, { items }) => sum + items.length, 0);
  if (read === 0) return refusal('No line with a dish and a price was found in the last message.');
  progress.draft = { ...progress.draft, sections: mergeSections(progress.draft.sections, sections) };
  return done(
    { ok: true, itemCount: itemCount(progress.draft), unread: unread.slice(0, MAX_UNREAD_TOLD) },
    progress,
  );
}

function saveMenu(sections: OnboardingDraft['sections'], progress: TurnProgress): ToolOutcome {
  progress.draft = { ...progress.draft, sections };
  return done({ ok: true, itemCount: itemCount(progress.draft) }, progress);
}

function done(answer: object, { draft }: TurnProgress, action?: OnboardingAction): ToolOutcome {
  const events: OnboardingEvent[] = [{ type: 'draft', draft }];
  if (action) events.push({ type: 'action', action });
  return { output: JSON.stringify(answer), events };
}
