/**
 * @generated SignedSource<<264317d4f878faafe0734cf27d3407d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type StorefrontTheme = "COUNTER" | "NIGHT" | "TABLE" | "TRATTORIA" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type conversationRequests_draft$data = {
  readonly addressLine: string | null | undefined;
  readonly brand: {
    readonly primary: string;
    readonly secondary: string;
  } | null | undefined;
  readonly hasHours: boolean;
  readonly logoUrl: string | null | undefined;
  readonly name: string | null | undefined;
  readonly openingHours: string | null | undefined;
  readonly phone: string | null | undefined;
  readonly popularItems: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly description: string;
      readonly name: string;
      readonly price: number;
    }>;
    readonly name: string;
  }>;
  readonly siteTheme: StorefrontTheme;
  readonly tagline: string | null | undefined;
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

(node as any).hash = "2311eccb497249f0d0a7d0c3b52b8e71";

export default node;
