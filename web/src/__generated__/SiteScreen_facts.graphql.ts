/**
 * @generated SignedSource<<b844e30e566b274e5e6ea3a8b1bda5f9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberRole = "KITCHEN" | "MANAGER" | "%future added value";
export type MemberState = "INVITED" | "OVER_LIMIT" | "PAUSED" | "WORKING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SiteScreen_facts$data = {
  readonly claimedAt: string | null | undefined;
  readonly createdAt: string;
  readonly isActive: boolean;
  readonly isDemo: boolean;
  readonly members: ReadonlyArray<{
    readonly email: string;
    readonly id: string;
    readonly name: string | null | undefined;
    readonly role: MemberRole;
    readonly state: MemberState;
  }>;
  readonly orderFacts: {
    readonly lastAt: string | null | undefined;
    readonly placed: number;
    readonly sales: number;
    readonly sold: number;
  };
  readonly owner: {
    readonly email: string;
    readonly emailVerified: boolean;
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly siteActivity: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly at: string;
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"ActivityRow_activity">;
      };
    }>;
  };
  readonly siteMoves: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"MoveRow_move">;
      };
    }>;
  };
  readonly slug: string;
  readonly suspendedAt: string | null | undefined;
  readonly suspensionReason: string | null | undefined;
  readonly updatedAt: string;
  readonly url: string;
  readonly " $fragmentType": "SiteScreen_facts";
};
export type SiteScreen_facts$key = {
  readonly " $data"?: SiteScreen_facts$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteScreen_facts">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 10
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteScreen_facts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isActive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspendedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "suspensionReason",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "claimedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "updatedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatorPerson",
      "kind": "LinkedField",
      "name": "owner",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "emailVerified",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "OperatorOrderFacts",
      "kind": "LinkedField",
      "name": "orderFacts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "placed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sold",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sales",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Member",
      "kind": "LinkedField",
      "name": "members",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v2/*:: as any*/),
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "role",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "ActivityConnection",
      "kind": "LinkedField",
      "name": "siteActivity",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ActivityEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Activity",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "at",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "ActivityRow_activity"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "siteActivity(first:10)"
    },
    {
      "alias": null,
      "args": (v3/*:: as any*/),
      "concreteType": "OperatorMoveConnection",
      "kind": "LinkedField",
      "name": "siteMoves",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OperatorMoveEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "OperatorMove",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v0/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "MoveRow_move"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "siteMoves(first:10)"
    }
  ],
  "type": "OperatorSite",
  "abstractKey": null
};
})();

(node as any).hash = "f348930ca817c640b3b613d6a8c70690";

export default node;
