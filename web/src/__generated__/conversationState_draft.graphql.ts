/**
 * @generated SignedSource<<7336fff400b3b98f5873023830a81cb4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type conversationState_draft$data = {
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
  readonly " $fragmentType": "conversationState_draft";
};
export type conversationState_draft$key = {
  readonly " $data"?: conversationState_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"conversationState_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "conversationState_draft"
};

(node as any).hash = "ffd93419ede3aefee1207880caf3a5cf";

export default node;
