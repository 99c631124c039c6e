/**
 * @generated SignedSource<<c3c551754b52eb0c427c3887a0788c14>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GoLiveStepKind = "ADDRESS" | "ALLERGENS" | "FULFILMENT" | "HOURS" | "PHONE" | "ZONES" | "%future added value";
export type SubscriptionStatus = "ACTIVE_PAID" | "ARCHIVED" | "CANCELLED" | "PAST_DUE" | "TRIALING" | "TRIAL_EXPIRED" | "UNCLAIMED" | "%future added value";
export type FirstStepsQuery$variables = Record<PropertyKey, never>;
export type FirstStepsQuery$data = {
  readonly viewer: {
    readonly email: string;
    readonly emailVerified: boolean;
    readonly id: string;
    readonly restaurants: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly firstSteps: {
            readonly hasOrder: boolean;
            readonly hasPicture: boolean;
            readonly hasTestOrder: boolean;
            readonly isHidden: boolean;
            readonly isShared: boolean;
          };
          readonly goLive: ReadonlyArray<{
            readonly isDone: boolean;
            readonly kind: GoLiveStepKind;
          }>;
          readonly id: string;
          readonly isSuspended: boolean;
          readonly subscription: {
            readonly status: SubscriptionStatus;
          };
          readonly " $fragmentSpreads": FragmentRefs<"NewSite_restaurant" | "useStepContents_restaurant">;
        };
      }>;
    };
  } | null | undefined;
};
export type FirstStepsQuery = {
  response: FirstStepsQuery$data;
  variables: FirstStepsQuery$variables;
};

const node: ConcreteRequest = (function(){
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
  "name": "email",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "emailVerified",
  "storageKey": null
},
v3 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  }
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "GoLiveStep",
  "kind": "LinkedField",
  "name": "goLive",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDone",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isSuspended",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "RestaurantSubscription",
  "kind": "LinkedField",
  "name": "subscription",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasPicture",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasOrder",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hasTestOrder",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isShared",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHidden",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FirstStepsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "RestaurantConnection",
            "kind": "LinkedField",
            "name": "restaurants",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RestaurantEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Restaurant",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FirstSteps",
                        "kind": "LinkedField",
                        "name": "firstSteps",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "NewSite_restaurant"
                      },
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "useStepContents_restaurant"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "restaurants(first:1)"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "FirstStepsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": (v3/*:: as any*/),
            "concreteType": "RestaurantConnection",
            "kind": "LinkedField",
            "name": "restaurants",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "RestaurantEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Restaurant",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      (v0/*:: as any*/),
                      (v4/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FirstSteps",
                        "kind": "LinkedField",
                        "name": "firstSteps",
                        "plural": false,
                        "selections": [
                          (v7/*:: as any*/),
                          (v8/*:: as any*/),
                          (v9/*:: as any*/),
                          (v10/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasDish",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
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
                        "name": "logoUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "coverImageUrl",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Brand",
                        "kind": "LinkedField",
                        "name": "brand",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "primary",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "secondary",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "phone",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "addressLine",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "OrderingSettings",
                        "kind": "LinkedField",
                        "name": "ordering",
                        "plural": false,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "hasHours",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "opensWithoutHours",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
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
                        "name": "theme",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "restaurants(first:1)"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "1c02cf21ae5004fb30fce6fa421319e4",
    "id": null,
    "metadata": {},
    "name": "FirstStepsQuery",
    "operationKind": "query",
    "text": "query FirstStepsQuery {\n  viewer {\n    id\n    email\n    emailVerified\n    restaurants(first: 1) {\n      edges {\n        node {\n          id\n          goLive {\n            kind\n            isDone\n          }\n          isSuspended\n          subscription {\n            status\n          }\n          firstSteps {\n            hasPicture\n            hasOrder\n            hasTestOrder\n            isShared\n            isHidden\n          }\n          ...NewSite_restaurant\n          ...useStepContents_restaurant\n        }\n      }\n    }\n  }\n}\n\nfragment NewSite_restaurant on Restaurant {\n  name\n  url\n  logoUrl\n  coverImageUrl\n  brand {\n    primary\n    secondary\n  }\n}\n\nfragment ShareDialog_restaurant on Restaurant {\n  id\n  name\n  slug\n  url\n  theme\n  brand {\n    primary\n    secondary\n  }\n}\n\nfragment useShareDialog_restaurant on Restaurant {\n  name\n  ...ShareDialog_restaurant\n}\n\nfragment useStepContents_restaurant on Restaurant {\n  id\n  phone\n  addressLine\n  ordering {\n    hasHours\n    opensWithoutHours\n  }\n  firstSteps {\n    hasDish\n  }\n  ...useShareDialog_restaurant\n}\n"
  }
};
})();

(node as any).hash = "ef9e750544b7f5b7b4a08fc4e7d896ee";

export default node;
