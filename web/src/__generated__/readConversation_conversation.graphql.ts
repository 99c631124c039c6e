/**
 * @generated SignedSource<<cfce4d2ef027261dad5d4cff7b5f0da8>>
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
    readonly " $fragmentSpreads": FragmentRefs<"conversationState_draft">;
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

(node as any).hash = "d59fdf7f580c24bb2f5896da5638549a";

export default node;
