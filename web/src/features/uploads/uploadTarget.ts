/** What a picture is for (spec §7): a context and the thing it belongs to. */
export interface UploadTarget {
  context: 'restaurant_logo' | 'restaurant_hero' | 'project_design' | 'new_product' | `product_${string}`;
  resourceId: string;
  /** Secret of the setting-up conversation, when it is a guest's; null for what belongs to the signed-in user. */
  conversation: string | null;
}
