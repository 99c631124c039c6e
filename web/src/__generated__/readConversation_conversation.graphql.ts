/**
 * @generated SignedSource<<3015d438e1d3da940aef5ccf6516c90f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChatSender = "AGENT" | "SYSTEM" | "USER" | "%future added value";
export type OnboardingAction = "COMPLETE" | "REQUEST_DETAILS" | "REQUEST_LOGO" | "REQUEST_MENU" | "REQUEST_UPLOAD" | "START" | "WF_ERROR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type readConversation_conversation$data = {
  readonly action: OnboardingAction;
  readonly draft: {
    readonly " $fragmentSpreads": FragmentRefs<"readDraft_draft">;
  };
  readonly id: string;
  readonly messages: ReadonlyArray<{
    readonly html: string;
    readonly id: string;
    readonly sender: ChatSender;
  }>;
  readonly package: string;
  readonly preview: {
    readonly claimToken: string | null | undefined;
    readonly previewUrl: string;
    readonly slug: string;
  } | null | undefined;
  readonly token: string;
  readonly unanswered: {
    readonly clientId: string;
    readonly text: string;
  } | null | undefined;
  readonly " $fragmentType": "readConversation_conversation";
};
export type readConversation_conversation$key = {
  readonly " $data"?: readConversation_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"readConversation_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readConversation_conversation"
};

(node as any).hash = "d373df657bf1de06736de7d8eaa8f7c6";

export default node;
