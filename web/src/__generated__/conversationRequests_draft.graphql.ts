/**
 * @generated SignedSource<<25a03eb6a9e959963d58792774776a0e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type OnboardingLineKind = "DELIVERY" | "DISH" | "LINK" | "NOTICE" | "OFFER" | "%future added value";
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
  readonly quickReplies: ReadonlyArray<string>;
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
    readonly kind: OnboardingLineKind;
    readonly proposal: {
      readonly description: string;
      readonly dietaryTags: ReadonlyArray<DietaryTag>;
      readonly name: string;
      readonly price: number | null | undefined;
      readonly sizes: ReadonlyArray<{
        readonly name: string;
        readonly price: number;
      }>;
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

(node as any).hash = "49e0d430af1ec492fb41e79c0a522a60";

export default node;
