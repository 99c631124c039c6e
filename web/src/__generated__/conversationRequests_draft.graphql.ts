/**
 * @generated SignedSource<<0df70aa2a53e7bb4e1797ed84974cc77>>
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

(node as any).hash = "094f375b6acb922c99f0b74c879cf1a6";

export default node;
