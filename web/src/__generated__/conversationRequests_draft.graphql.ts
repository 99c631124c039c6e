/**
 * @generated SignedSource<<f3f5ec923ec43ab840bf9539d3ee5c8d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type conversationRequests_draft$data = {
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  } | null | undefined;
  readonly hasHours: boolean;
  readonly logoUrl: string | null | undefined;
  readonly name: string | null | undefined;
  readonly popularItems: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly description: string;
      readonly name: string;
      readonly price: number;
    }>;
    readonly name: string;
  }>;
  readonly unreadLines: ReadonlyArray<{
    readonly id: string;
    readonly proposal: {
      readonly name: string;
      readonly price: number | null | undefined;
    } | null | undefined;
    readonly section: string | null | undefined;
    readonly text: string;
  }>;
  readonly viewUrl: string;
  readonly " $fragmentType": "conversationRequests_draft";
};
export type conversationRequests_draft$key = {
  readonly " $data"?: conversationRequests_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"conversationRequests_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conversationRequests_draft"
};

(node as any).hash = "2c95fcb15c21b52108fdb9444e995ced";

export default node;
