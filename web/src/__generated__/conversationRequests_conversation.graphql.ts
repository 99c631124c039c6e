/**
 * @generated SignedSource<<354d814bcd37716489316e123c1d77cb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type ChatSender = "AGENT" | "SYSTEM" | "USER" | "%future added value";
export type OnboardingAction = "COMPLETE" | "REQUEST_DETAILS" | "REQUEST_LOGO" | "REQUEST_MENU" | "REQUEST_UPLOAD" | "START" | "WF_ERROR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type conversationRequests_conversation$data = {
  readonly action: OnboardingAction;
  readonly draft: {
    readonly " $fragmentSpreads": FragmentRefs<"conversationRequests_draft">;
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
  readonly " $fragmentType": "conversationRequests_conversation";
};
export type conversationRequests_conversation$key = {
  readonly " $data"?: conversationRequests_conversation$data;
  readonly " $fragmentSpreads": FragmentRefs<"conversationRequests_conversation">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conversationRequests_conversation"
};

(node as any).hash = "c6388e632fbafa75bab10c638d67c994";

export default node;
