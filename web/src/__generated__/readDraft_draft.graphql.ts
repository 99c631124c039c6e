/**
 * @generated SignedSource<<e69e4300a524b980a80ed8512ca768dd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type readDraft_draft$data = {
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
  readonly " $fragmentType": "readDraft_draft";
};
export type readDraft_draft$key = {
  readonly " $data"?: readDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"readDraft_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "readDraft_draft"
};

(node as any).hash = "416848c35637d2f7cdd1f4abbe90662a";

export default node;
