/**
 * @generated SignedSource<<ea274b0e6bd6b146cd44e8977cefc7ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type DietaryTag = "HALAL" | "KOSHER" | "VEGAN" | "VEGETARIAN" | "%future added value";
export type MenuLineKind = "DELIVERY" | "DISH" | "EXTRA" | "LINK" | "NOTICE" | "OFFER" | "SIZE" | "%future added value";
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
  readonly ordering: {
    readonly collection: boolean | null | undefined;
    readonly deliveryHours: ReadonlyArray<{
      readonly days: ReadonlyArray<number>;
      readonly from: string;
      readonly to: string;
    }> | null | undefined;
    readonly hours: ReadonlyArray<{
      readonly days: ReadonlyArray<number>;
      readonly from: string;
      readonly to: string;
    }> | null | undefined;
    readonly zones: ReadonlyArray<{
      readonly extraMinutes: number;
      readonly fee: number;
      readonly freeOver: number | null | undefined;
      readonly id: string;
      readonly minimum: number;
      readonly name: string;
      readonly prefixes: ReadonlyArray<string> | null | undefined;
      readonly radiusKm: number | null | undefined;
    }> | null | undefined;
  } | null | undefined;
  readonly phone: string | null | undefined;
  readonly popularItems: ReadonlyArray<string>;
  readonly quickReplies: ReadonlyArray<string>;
  readonly sections: ReadonlyArray<{
    readonly items: ReadonlyArray<{
      readonly description: string;
      readonly dietaryTags: ReadonlyArray<DietaryTag>;
      readonly name: string;
      readonly price: number;
      readonly sizes: ReadonlyArray<{
        readonly name: string;
        readonly price: number;
      }>;
    }>;
    readonly name: string;
  }>;
  readonly siteTheme: StorefrontTheme;
  readonly tagline: string | null | undefined;
  readonly unreadLines: ReadonlyArray<{
    readonly id: string;
    readonly kind: MenuLineKind;
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

(node as any).hash = "76da6b29a4bfa91608eaf2cfd0bc7ec2";

export default node;
