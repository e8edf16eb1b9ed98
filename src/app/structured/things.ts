import type {
  BlogPostingLeaf,
  BreadcrumbListLeaf,
  ContactPageLeaf,
  ContactPointLeaf,
  EntryPointLeaf,
  ListItemLeaf,
  LocalBusinessLeaf,
  OfferLeaf,
  OpeningHoursSpecificationLeaf,
  OrganizationLeaf,
  PersonLeaf,
  PostalAddressLeaf,
  SearchActionLeaf,
  WebApplicationLeaf,
  WebSiteLeaf,
} from 'schema-dts';

/**
 * The things of schema.org that the site speaks of. Where a property may hold any organization, person or thing there
 * is, it is narrowed to the one that stands here: the compiler would otherwise compare each value with hundreds of
 * types, which took it longer than the rest of the project.
 */
type Narrow<Leaf, Own> = Omit<Leaf, keyof Own> & Own;
type Reference = { '@id': string };

export type Address = PostalAddressLeaf;
type ContactPoint = ContactPointLeaf;
export type Organization = Narrow<
  OrganizationLeaf,
  { address?: Address; contactPoint?: readonly ContactPoint[]; logo?: string }
>;
type Search = Narrow<SearchActionLeaf, { target: EntryPointLeaf; 'query-input': string }>;
export type WebSite = Narrow<WebSiteLeaf, { publisher: Reference; potentialAction: Search }>;
type ListItem = Narrow<ListItemLeaf, { item: string }>;
export type BreadcrumbList = Narrow<BreadcrumbListLeaf, { itemListElement: readonly ListItem[] }>;
export type Article = Narrow<
  BlogPostingLeaf,
  { author: PersonLeaf | Organization; publisher: Organization; image?: string; mainEntityOfPage: string }
>;
export type Offer = OfferLeaf;
export type Product = Narrow<WebApplicationLeaf, { publisher: Organization; offers: readonly Offer[] }>;
export type Office = Narrow<
  LocalBusinessLeaf,
  {
    address: Address;
    image: string;
    openingHoursSpecification?: OpeningHoursSpecificationLeaf;
    parentOrganization: Organization;
  }
>;
export type ContactPage = Narrow<ContactPageLeaf, { mainEntity: Office }>;

export type Thing = Organization | WebSite | BreadcrumbList | Article | Product | ContactPage;

/** What a page is, as one document (https://www.w3.org/TR/json-ld11/#named-graphs). */
export interface Graph {
  '@context': 'https://schema.org';
  '@graph': readonly Thing[];
}
